import type { AnsweredCard, CardPerson, Cards, Friend, ReceivedCard, SentCard } from 'contract/calls/cards';
import type { Sharing } from './cards.api.ts';

export const person = (name: string, more: Partial<CardPerson> = {}): CardPerson => ({
  ...{ id: name, name, otherName: null, title: 'Chief Executive', organisation: 'Nordhaven Industrie' },
  ...{ photo: null, hasPage: true },
  ...more,
});

export const receivedCard = (name: string, more: Partial<ReceivedCard> = {}): ReceivedCard => ({
  ...{ id: `card of ${name}`, person: person(name), message: null, sentAt: '2027-03-22T09:54:00+08:00' },
  ...more,
});

export const sentCard = (name: string, more: Partial<SentCard> = {}): SentCard => ({
  ...{ id: `card to ${name}`, person: person(name), message: null, sentAt: '2027-03-22T10:08:00+08:00' },
  ...more,
});

export const answeredCard = (name: string, more: Partial<AnsweredCard> = {}): AnsweredCard => ({
  ...{ id: `answer ${name}`, person: person(name), way: 'received', answer: 'accepted' },
  ...{ answeredAt: '2027-03-22T09:31:00+08:00', by: null },
  ...more,
});

export const friendOf = (name: string, more: Partial<Friend> = {}): Friend => ({
  ...{ id: `exchange with ${name}`, person: person(name), letter: name.charAt(0), nameOrder: name.codePointAt(0) ?? 0 },
  shared: { contactName: null, mobile: '+8613800126618', email: 'someone@nordhaven.example', withdrawn: false },
  ...{ exchangedAt: '2027-03-22T08:00:00+08:00', faceToFace: false, way: 'sent', by: null },
  ...{ message: null, met: '', note: '' },
  ...more,
});

export const cardsOf = (more: Partial<Cards> = {}): Cards => ({
  ...{ mayExchange: true, received: [], sent: [], answered: [], friends: [], timeZone: 'Asia/Shanghai' },
  ...more,
});

export const sharing: Sharing = {
  ...{ mode: 'social', mobile: '+8613800126618', email: 'gu.minglan@yuanxiu.example', contact: null },
  ticked: { mobile: true, email: false },
};

export const byContact: Sharing = {
  ...sharing,
  mode: 'assistant',
  contact: { name: 'Ibrahima Ndiakone', mobile: '+221770001122', email: 'i.ndiakone@salambe.example' },
};
