import type { Both } from '../shapes.ts';

export type Kind = 'enterprise' | 'finance' | 'scholar' | 'official' | 'society';

/** `…` stands for the delegate's own field. */
type Sentences = { first: Both[]; second: Both[] };

const sentencesOf: Record<Kind, Sentences> = {
  enterprise: {
    first: [
      {
        zh: '深耕…领域二十余年，主张以长期投入换取技术上的主动。',
        en: 'Has spent more than two decades in …, convinced that technical strength is earned by patient investment.',
      },
      {
        zh: '负责企业在…方面的战略与投资，近年来推动业务由单一市场走向多个区域。',
        en: 'Directs strategy and investment in …, and has taken the business from a single market to several regions.',
      },
      {
        zh: '从一线岗位成长为管理者，熟悉…的各个环节。',
        en: 'Rose from the front line to management, with experience at every stage of ….',
      },
      {
        zh: '主持多项…示范项目，其经验为同行广泛借鉴。',
        en: 'Has led several demonstration projects in …; their lessons are widely used by peers.',
      },
      {
        zh: '长期关注…，倡导产业链上下游共担风险、共享收益。',
        en: 'Has long been concerned with …, and advocates sharing both risk and return along the supply chain.',
      },
      {
        zh: '带领团队将…由试点推向规模应用，与三大洲的伙伴保持合作。',
        en: 'Led the team that took … from pilot to full scale, with partners on three continents.',
      },
      {
        zh: '早年任职于研究与咨询机构，现主要致力于…。',
        en: 'Came to industry after years in research and consultancy, and now concentrates on ….',
      },
    ],
    second: [
      {
        zh: '现任两家行业协会副会长，并参与国际标准的起草。',
        en: 'Vice-chair of two industry associations and a contributor to international standards.',
      },
      {
        zh: '此次与会，期待就公平竞争与标准互认同各方交换意见。',
        en: 'Looks forward to exchanging views at the Forum on fair competition and the mutual recognition of standards.',
      },
      {
        zh: '重视研发，推动企业为青年技师设立专项奖学金。',
        en: 'Attaches importance to research, and has led the company to endow scholarships for young technicians.',
      },
      {
        zh: '曾就中小供应商融资问题提出多项建议，部分已被采纳。',
        en: 'Has made several proposals on finance for smaller suppliers, some of which have been adopted.',
      },
      {
        zh: '重视安全生产与社区关系，坚持每年向公众发布责任报告。',
        en: 'Attaches importance to safety at work and community relations, and publishes a responsibility report every year.',
      },
      {
        zh: '认为企业应以开放创新应对不确定性。',
        en: 'Believes that business should respond to uncertainty with open innovation.',
      },
      {
        zh: '曾在海外工作多年，熟悉跨文化管理。',
        en: 'Worked abroad for many years and is experienced in cross-cultural management.',
      },
      { zh: '工作之余在多所职业院校兼课。', en: 'Also teaches part-time at several vocational colleges.' },
    ],
  },
  finance: {
    first: [
      {
        zh: '从事金融工作近三十年，专长为…。',
        en: 'Has nearly thirty years’ experience in finance, with particular expertise in ….',
      },
      {
        zh: '主持…工作，坚持以审慎经营支持实体经济。',
        en: 'Heads the work on …, and believes that prudent finance best serves the real economy.',
      },
      {
        zh: '长期从事…的研究与实践，推动建立清晰透明的信息披露规则。',
        en: 'Has long combined research with practice in …, and has pressed for clear rules of disclosure.',
      },
      {
        zh: '曾在监管与市场机构任职，现专注于…。',
        en: 'Has worked both in supervision and in the market, and now concentrates on ….',
      },
      {
        zh: '早年参与多只长期基金的设立，近年来重点推进…。',
        en: 'Helped in earlier years to establish several long-term funds, and now gives priority to ….',
      },
    ],
    second: [
      {
        zh: '认为耐心资本的关键在于稳定的预期与合理的风险分担。',
        en: 'Holds that patient capital depends on stable expectations and a fair sharing of risk.',
      },
      {
        zh: '主持编写的投资指引已为多家机构采用。',
        en: 'Has drawn up investment guidance that several institutions have adopted.',
      },
      {
        zh: '关注青年人才培养，在两所大学兼任教职。',
        en: 'Supports the training of young talent, and teaches part-time at two universities.',
      },
      {
        zh: '主张监管者与市场之间保持经常、坦率的沟通。',
        en: 'Favours regular and frank communication between supervisors and the market.',
      },
      {
        zh: '曾任职于国际金融机构，熟悉多个市场的规则。',
        en: 'Served earlier at international financial institutions and knows the rules of several markets.',
      },
      {
        zh: '近年来推动本机构逐年披露气候相关信息。',
        en: 'Has recently led the institution to disclose climate-related information every year.',
      },
      {
        zh: '此次与会，希望就绿色标准的衔接听取各方意见。',
        en: 'Hopes to hear views at the Forum on how green standards may be aligned.',
      },
    ],
  },
  scholar: {
    first: [
      {
        zh: '主要研究…，发表论文百余篇，多项成果转化为政策建议。',
        en: 'Works chiefly on …; author of more than a hundred papers, several of which have led to policy proposals.',
      },
      {
        zh: '从事…研究与教学二十余年，培养了一批青年学者。',
        en: 'Has more than twenty years of research and teaching on …, and has trained many younger scholars.',
      },
      {
        zh: '主持…领域的国际比较研究，合作者来自十余个国家。',
        en: 'Leads an international comparative study of … with colleagues in more than ten countries.',
      },
      {
        zh: '以实地调查见长，其关于…的追踪研究已持续十五年。',
        en: 'Known for careful fieldwork; a long-term study of … is now in its fifteenth year.',
      },
      {
        zh: '长期关注…，主张以证据为基础制定公共政策。',
        en: 'Has long studied …, and argues that public policy should rest on evidence.',
      },
      {
        zh: '跨学科研究者，将数据科学方法引入…研究。',
        en: 'An interdisciplinary researcher who has brought the methods of data science to the study of ….',
      },
    ],
    second: [
      {
        zh: '著有专著三部，其中两部已译成多种文字。',
        en: 'Author of three books, two of them translated into several languages.',
      },
      {
        zh: '现任多家学术期刊编委，并为公共机构提供咨询。',
        en: 'Sits on the boards of several journals and advises public bodies.',
      },
      {
        zh: '曾在多所海外大学访学，热心推动青年学者交流。',
        en: 'Has held visiting posts abroad and promotes exchanges among younger scholars.',
      },
      {
        zh: '经常举办公开讲座，向公众介绍研究前沿。',
        en: 'Often gives public lectures on the frontiers of research.',
      },
      { zh: '曾主持两项跨国联合研究计划。', en: 'Has directed two joint research programmes across borders.' },
      {
        zh: '近期工作关注转型过程中的公平问题。',
        en: 'Recent work asks how the costs of transition may be shared fairly.',
      },
      {
        zh: '此次与会，期待与各方探讨研究数据的开放共享。',
        en: 'Looks forward to discussing the open sharing of research data at the Forum.',
      },
    ],
  },
  official: {
    first: [
      {
        zh: '长期从事公共管理工作，近年来着力推进…。',
        en: 'A long-serving public administrator who has in recent years given priority to ….',
      },
      {
        zh: '主持制定…中长期规划，重视听取企业与居民意见。',
        en: 'Drew up the medium- and long-term plan for …, and is known for listening to business and residents.',
      },
      {
        zh: '在…方面推出多项务实举措，成效获得各方认可。',
        en: 'Has introduced several practical measures on …, which have won wide recognition.',
      },
      {
        zh: '积极推动…的对外合作，与多个国家和地区建立了工作机制。',
        en: 'Actively promotes international co-operation on …, with working arrangements in many countries and regions.',
      },
      {
        zh: '技术专家出身，转入公共部门后专注于…。',
        en: 'A technical specialist who entered the public service to work on ….',
      },
    ],
    second: [
      { zh: '主张政策应当稳定、透明、可预期。', en: 'Believes that policy should be steady, open and predictable.' },
      {
        zh: '常赴基层调研，与一线人员保持联系。',
        en: 'Makes frequent field visits and keeps in touch with those on the front line.',
      },
      { zh: '倡导以公开数据接受公众监督。', en: 'Advocates open data as a means of public oversight.' },
      {
        zh: '近年来热心促进地方之间的经验交流。',
        en: 'Has been active in recent years in exchanges of experience among localities.',
      },
      {
        zh: '此次与会，希望与企业界探讨务实合作项目。',
        en: 'Hopes to discuss practical projects with business at the Forum.',
      },
      {
        zh: '曾多次率团参加国际会议，熟悉多边磋商。',
        en: 'Has led delegations to many international meetings and knows multilateral negotiation well.',
      },
    ],
  },
  society: {
    first: [
      {
        zh: '投身公益与国际交流二十余年，致力于…。',
        en: 'Has more than twenty years’ experience of public-interest work and international exchange, and is devoted to ….',
      },
      { zh: '推动政府、企业与社区在…方面携手合作。', en: 'Brings government, business and communities together on ….' },
      {
        zh: '发起多项…倡议，参与者遍及数十个国家。',
        en: 'Has launched several initiatives on … with participants in dozens of countries.',
      },
      {
        zh: '曾任记者与项目官员，现主要从事…相关工作。',
        en: 'Formerly a journalist and programme officer, now working on ….',
      },
      {
        zh: '行事务实低调，以…方面的扎实项目赢得信任。',
        en: 'A practical and unassuming organiser who has earned trust through solid projects on ….',
      },
    ],
    second: [
      {
        zh: '主张受益者应当参与项目的设计与评估。',
        en: 'Holds that those who benefit should help to design and evaluate each project.',
      },
      {
        zh: '善于促成不同背景的伙伴长期合作。',
        en: 'Known for building lasting co-operation among partners of different backgrounds.',
      },
      {
        zh: '此次与会，期待为民间交流寻找新的伙伴。',
        en: 'Hopes to find new partners for people-to-people exchanges at the Forum.',
      },
      {
        zh: '其机构每年公布经独立审计的账目。',
        en: 'The organisation publishes independently audited accounts every year.',
      },
      {
        zh: '关注青年参与，每年举办跨国青年研习营。',
        en: 'Encourages young people to take part, and holds an international study camp every year.',
      },
      { zh: '曾为多个国际机构提供专家意见。', en: 'Has given expert advice to several international bodies.' },
    ],
  },
};

export function profileOf(kind: Kind, field: Both, turn: number): Both {
  const { first, second } = sentencesOf[kind];
  return joined(first, second, field, turn);
}

export function joined(first: Both[], second: Both[], field: Both, turn: number): Both {
  const a = first[turn % first.length];
  // The second list shifts by one after each round of the first, so that the pairs do not repeat at once.
  const b = second[(turn + Math.floor(turn / first.length)) % second.length];
  if (!a || !b) throw new Error('every list of sentences needs at least one');
  return { zh: a.zh.replace('…', field.zh) + b.zh, en: `${a.en.replace('…', field.en)} ${b.en}` };
}
