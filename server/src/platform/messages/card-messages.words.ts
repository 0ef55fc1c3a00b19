import type { Language } from 'contract/languages';
import type { CardFacts, ContactFacts } from './message-facts.ts';

type Sentence = { title: string; text: string };
/** The names that a message about a card needs; undefined for somebody who is gone. */
type Named = { person: string | undefined; by: string | undefined; for: string | undefined };
type CardEvent = CardFacts['event'];
type ContactEvent = ContactFacts['event'];

type Words = {
  /** Somebody who was erased, at the beginning of a sentence and within it. */
  gone: { first: string; within: string; assistant: string };
  own: Record<CardEvent, (person: string) => Sentence>;
  /** To somebody who acts for the delegate. */
  acting: Record<'received' | 'withdrawn', (person: string, delegate: string) => Sentence>;
  /** That an assistant did it, beside the sentence. */
  by: Record<'accepted' | 'declined', (assistant: string, person: string) => string>;
  contact: Record<ContactEvent, (person: string, within: string) => Sentence>;
};

const words: Record<Language, Words> = {
  en: {
    gone: { first: 'A delegate', within: 'a delegate', assistant: 'a contact person' },
    own: {
      received: (person) => ({
        title: `${person} sent you a business card`,
        text: 'You can accept, decline or delete it on the Business cards page.',
      }),
      accepted: (person) => ({
        title: `${person} accepted your business card`,
        text: 'You have exchanged business cards. The contact details are on the Business cards page.',
      }),
      declined: (person) => ({
        title: `${person} declined your business card`,
        text: 'You may send your business card again after 24 hours.',
      }),
      withdrawn: (person) => ({
        title: `${person} withdrew the business card sent to you`,
        text: 'The card has been withdrawn. There is nothing to answer.',
      }),
      'contact withdrawn': (person) => ({
        title: `The contact details received from ${person} have been withdrawn`,
        text: 'They were those of a contact person and are no longer available. To receive others, please delete this delegate from your friends and send your business card again.',
      }),
    },
    acting: {
      received: (person, delegate) => ({
        title: `${person} sent ${delegate} a business card`,
        text: `You can answer it for ${delegate} on the Business cards page.`,
      }),
      withdrawn: (person, delegate) => ({
        title: `${person} withdrew the business card sent to ${delegate}`,
        text: 'There is nothing to answer.',
      }),
    },
    by: {
      accepted: (assistant, person) => `It was accepted by ${assistant} for ${person}.`,
      declined: (assistant, person) => `It was declined by ${assistant} for ${person}.`,
    },
    contact: {
      invited: (person, within) => ({
        title: `${person} asks you to act as contact person`,
        text: `If you agree, you answer business cards in the name of ${within}, and your contact details are given to delegates whose cards you accept. You can accept or decline on the Business cards page.`,
      }),
      confirmed: (person) => ({
        title: `${person} has agreed to be your contact person`,
        text: 'Your contact person can now answer business cards for you while you are in assistant mode.',
      }),
      declined: (person) => ({
        title: `${person} cannot be your contact person`,
        text: 'The invitation was declined. You can name somebody else under “Who sees what”.',
      }),
      stopped: (person) => ({
        title: `${person} is no longer your contact person`,
        text: 'Your contact person has stopped acting for you. Please check your mode.',
      }),
      ownAddress: (person) => ({
        title: `${person} can no longer be your contact person`,
        text: 'The address that you named is now on your own record. You can name somebody else under “Who sees what”.',
      }),
      otherLogin: (person) => ({
        title: `${person} now logs in another way`,
        text: 'The email that you named now leads to another login, with which your contact person goes on acting for you. If you did not expect this, please ask them, or end it under “Who sees what”.',
      }),
      waitsAgain: (person) => ({
        title: `${person} is asked to agree again`,
        text: 'The email that you named now leads to another login. Until your contact person agrees again, nobody answers business cards for you.',
      }),
      revoked: (_person, within) => ({
        title: `You no longer act for ${within}`,
        text: 'The business cards of this delegate are no longer yours to answer. Thank you for your help.',
      }),
      lapsed: (_person, within) => ({
        title: `Your invitation to ${within} has lapsed`,
        text: 'It was not answered in time. You can name the contact person again under “Who sees what”.',
      }),
      withdrawn: (_person, within) => ({
        title: `The contact details of ${within} have been withdrawn`,
        text: 'They are no longer given with your business card. Any delegates who had received them are informed and may send you their cards again.',
      }),
    },
  },
  zh: {
    gone: { first: '一位嘉宾', within: '一位嘉宾', assistant: '联系人' },
    own: {
      received: (person) => ({
        title: `${person}向您发送了名片`,
        text: '您可在“名片”页面接受、婉拒或删除。',
      }),
      accepted: (person) => ({
        title: `${person}接受了您的名片`,
        text: '双方已交换名片，对方的联系方式可在“名片”页面查看。',
      }),
      declined: (person) => ({
        title: `${person}婉拒了您的名片`,
        text: '您可于24小时后再次发送名片。',
      }),
      withdrawn: (person) => ({
        title: `${person}撤回了发给您的名片`,
        text: '该名片已撤回，无需处理。',
      }),
      'contact withdrawn': (person) => ({
        title: `${person}此前提供的联系方式已撤回`,
        text: '该联系方式属于其联系人，现已不再提供。如需重新获取，请删除该名片联系人后再次发送名片。',
      }),
    },
    acting: {
      received: (person, delegate) => ({
        title: `${person}向${delegate}发送了名片`,
        text: `您可在“名片”页面代${delegate}处理。`,
      }),
      withdrawn: (person, delegate) => ({
        title: `${person}撤回了发给${delegate}的名片`,
        text: '该名片无需处理。',
      }),
    },
    by: {
      accepted: (assistant, person) => `由${assistant}代${person}接受。`,
      declined: (assistant, person) => `由${assistant}代${person}婉拒。`,
    },
    contact: {
      invited: (person) => ({
        title: `${person}邀请您担任联系人`,
        text: `您同意后，将代${person}处理名片交换请求。名片经您接受后，发送名片的嘉宾将获得您的联系方式。您可在“名片”页面同意或婉拒。`,
      }),
      confirmed: (person) => ({
        title: `${person}已同意担任您的联系人`,
        text: '您处于助理模式时，联系人可代您处理名片交换请求。',
      }),
      declined: (person) => ({
        title: `${person}无法担任您的联系人`,
        text: '对方婉拒了邀请，您可在“可见范围与模式”页面指定其他联系人。',
      }),
      stopped: (person) => ({
        title: `${person}不再担任您的联系人`,
        text: '您的联系人已停止代您处理名片，请查看您的模式。',
      }),
      ownAddress: (person) => ({
        title: `${person}无法继续担任您的联系人`,
        text: '该联系方式现已登记在您本人名下，您可在“可见范围与模式”页面指定其他联系人。',
      }),
      otherLogin: (person) => ({
        title: `${person}的登录方式已变更`,
        text: '您所填写的邮箱现对应另一登录身份，联系人将以该身份继续代您处理名片。如非您所知悉的变更，请与联系人核实，或在“可见范围与模式”页面终止授权。',
      }),
      waitsAgain: (person) => ({
        title: `${person}需重新同意担任您的联系人`,
        text: '您所填写的邮箱现对应另一登录身份。在联系人重新同意之前，无人代您处理名片。',
      }),
      revoked: (person) => ({
        title: `您已不再代${person}处理名片`,
        text: '该嘉宾的名片交换请求不再由您处理，感谢您的协助。',
      }),
      lapsed: (person) => ({
        title: `您对${person}的邀请已失效`,
        text: '对方未在期限内答复，您可在“可见范围与模式”页面重新指定联系人。',
      }),
      withdrawn: (person) => ({
        title: `${person}的联系方式已撤回`,
        text: '您的名片不再提供该联系方式。如有嘉宾此前已获得该联系方式，系统会通知其联系方式已撤回，其可再次向您发送名片。',
      }),
    },
  },
};

export function cardSentence(facts: CardFacts, named: Named, language: Language): Sentence {
  const { gone, own, acting, by } = words[language];
  const person = named.person ?? gone.first;
  if (facts.forId !== null) return acting[facts.event](person, named.for ?? gone.within);
  const { event, byContactId } = facts;
  const said = own[event](person);
  if (byContactId === null || (event !== 'accepted' && event !== 'declined')) return said;
  const marked = by[event](named.by ?? gone.assistant, named.person ?? gone.within);
  return { ...said, text: language === 'zh' ? `${marked}${said.text}` : `${marked} ${said.text}` };
}

/** Whom the reader named, once nothing is left of them. */
const goneContact: Record<Language, { first: string; within: string }> = {
  en: { first: 'The person you named', within: 'the person you named' },
  zh: { first: '您所指定的人', within: '您所指定的人' },
};

export function contactSentence(facts: ContactFacts, person: string | undefined, language: Language): Sentence {
  const gone = 'contactId' in facts ? goneContact[language] : words[language].gone;
  return words[language].contact[facts.event](person ?? gone.first, person ?? gone.within);
}
