import type { Both } from '../shapes.ts';
import type { Kind } from './profile-sentences.ts';

/** `{name}`, `{year}` and `{fields}` stand for the organisation's own. */
export const organisationSentences: Record<Kind, { first: Both[]; second: Both[] }> = {
  enterprise: {
    first: [
      {
        zh: '{name}成立于{year}年，以{fields}为主营方向，总部与研发中心同址。',
        en: 'Founded in {year}, {name} works in {fields}, with its research under the same roof as its head office.',
      },
      {
        zh: '{name}自{year}年起经营{fields}业务，产品与服务通达二十余个国家和地区。',
        en: '{name} has been active in {fields} since {year} and serves more than twenty countries and regions.',
      },
      {
        zh: '{name}创立于{year}年，以{fields}见长，坚持自主研发与合作创新并重。',
        en: '{name}, established in {year}, is known for {fields} and combines its own research with joint work.',
      },
      {
        zh: '{year}年创办的{name}，专注于{fields}，现有生产与服务基地十余处。',
        en: 'Set up in {year}, {name} concentrates on {fields} and now runs more than ten sites.',
      },
      {
        zh: '{name}始建于{year}年，深耕{fields}领域，是行业标准的主要起草单位之一。',
        en: '{name} dates from {year}; it specialises in {fields} and has helped to draft the standards of its industry.',
      },
    ],
    second: [
      { zh: '企业每年公布环境与社会责任报告。', en: 'It reports every year on its environmental and social record.' },
      {
        zh: '近年来与多所高校共建实验室，并向同行开放部分专利。',
        en: 'It shares laboratories with several universities and has opened some of its patents to others.',
      },
      {
        zh: '企业重视技能人才，设有自己的培训学院。',
        en: 'It attaches importance to skilled work and has a training college of its own.',
      },
      { zh: '供应链中近半数为中小企业。', en: 'Nearly half of its suppliers are small and medium-sized firms.' },
      {
        zh: '其海外项目坚持本地采购、本地用工。',
        en: 'Its projects abroad buy and employ locally wherever they can.',
      },
      { zh: '企业承诺在2040年前实现运营环节净零排放。', en: 'It has undertaken to reach net-zero operations by 2040.' },
      {
        zh: '研发投入连续十年保持在营业收入的百分之六以上。',
        en: 'For ten years it has put more than six per cent of its revenue into research.',
      },
    ],
  },
  finance: {
    first: [
      {
        zh: '{name}成立于{year}年，业务以{fields}为主，资本充足，经营审慎。',
        en: 'Established in {year}, {name} centres its business on {fields}, with ample capital and prudent management.',
      },
      {
        zh: '{name}自{year}年开业以来，致力于{fields}，服务客户遍及城乡。',
        en: '{name} opened in {year} and devotes itself to {fields}, serving clients in town and country alike.',
      },
      {
        zh: '{year}年设立的{name}，以{fields}为特色，管理着多只长期资金。',
        en: 'Set up in {year}, {name} is distinguished by {fields} and manages several long-term funds.',
      },
      {
        zh: '{name}创建于{year}年，在{fields}方面积累了较为完整的数据与经验。',
        en: '{name}, created in {year}, has built up rich data and experience in {fields}.',
      },
    ],
    second: [
      { zh: '机构逐年披露气候相关风险。', en: 'It discloses climate-related risks every year.' },
      {
        zh: '董事会设有独立的风险与可持续发展委员会。',
        en: 'Its board has an independent committee on risk and sustainability.',
      },
      { zh: '与十余家同业机构签有联合融资安排。', en: 'It has co-financing arrangements with more than ten peers.' },
      {
        zh: '其研究部门的季度报告向公众开放。',
        en: 'The quarterly reports of its research department are open to the public.',
      },
      {
        zh: '近年来新增业务的三分之一投向中小企业与农村。',
        en: 'A third of its recent business has gone to smaller firms and the countryside.',
      },
    ],
  },
  scholar: {
    first: [
      {
        zh: '{name}创建于{year}年，在{fields}领域具有长期积累。',
        en: '{name} was founded in {year} and has a long record in {fields}.',
      },
      {
        zh: '{name}成立于{year}年，研究与教学涵盖{fields}等方向。',
        en: 'Established in {year}, {name} pursues research and teaching on {fields}, among other subjects.',
      },
      {
        zh: '{year}年设立的{name}以{fields}研究著称，学术成果为决策部门所重视。',
        en: 'Set up in {year}, {name} is known for its work on {fields}, to which policy-makers give weight.',
      },
      {
        zh: '{name}自{year}年以来持续开展{fields}研究，并主办相关国际会议。',
        en: 'Since {year} {name} has worked steadily on {fields} and holds international meetings on the subject.',
      },
      {
        zh: '{name}始建于{year}年，汇聚多学科学者，重点关注{fields}。',
        en: '{name}, which dates from {year}, brings together scholars of many disciplines around {fields}.',
      },
    ],
    second: [
      {
        zh: '机构的研究数据与工作论文向国内外学者开放。',
        en: 'Its data and working papers are open to scholars everywhere.',
      },
      {
        zh: '每年接待来自三十余个国家的访问学者。',
        en: 'It receives visiting scholars from more than thirty countries every year.',
      },
      { zh: '设有面向青年学者的研究资助计划。', en: 'It has a programme of grants for younger researchers.' },
      { zh: '与本论坛多次联合发布专题报告。', en: 'It has published several reports jointly with this Forum.' },
      {
        zh: '其实地观测站分布于不同气候与发展阶段的地区。',
        en: 'Its field stations lie in regions of differing climate and stage of development.',
      },
      { zh: '学术委员会成员半数来自海外。', en: 'Half of the members of its academic council come from abroad.' },
    ],
  },
  official: {
    first: [
      {
        zh: '{name}负责{fields}等工作，定期就重大事项公开征求意见。',
        en: '{name} is responsible for {fields}, among other matters, and consults the public on major decisions.',
      },
      {
        zh: '{name}主管{fields}相关政策，与多个国家和地区的对口部门建立了合作机制。',
        en: '{name} has charge of policy on {fields} and works with its counterparts in many countries and regions.',
      },
      {
        zh: '近年来，{name}以{fields}为重点，推出一批便利企业与居民的措施。',
        en: 'In recent years {name} has given priority to {fields}, with practical measures for business and residents.',
      },
      {
        zh: '{name}围绕{fields}制定中长期规划，并逐年公布执行情况。',
        en: '{name} draws up medium- and long-term plans for {fields} and reports on them every year.',
      },
    ],
    second: [
      { zh: '政务服务事项已基本实现网上办理。', en: 'Most of its services can now be used online.' },
      { zh: '公共数据目录向社会开放查询。', en: 'Its register of public data is open to all.' },
      { zh: '欢迎各方就务实合作项目与其联系。', en: 'It welcomes proposals for practical co-operation.' },
      { zh: '设有面向外国企业的专门服务窗口。', en: 'It has a service desk of its own for foreign companies.' },
    ],
  },
  society: {
    first: [
      {
        zh: '{name}成立于{year}年，致力于{fields}，在多个国家和地区设有项目办公室。',
        en: 'Founded in {year}, {name} devotes itself to {fields}, with project offices in several countries and regions.',
      },
      {
        zh: '{name}自{year}年以来推动{fields}，汇聚政府、企业与社区的力量。',
        en: 'Since {year} {name} has worked for {fields}, bringing together government, business and communities.',
      },
      {
        zh: '{year}年设立的{name}是非营利机构，重点开展{fields}。',
        en: 'Set up in {year}, {name} is a non-profit body whose main concern is {fields}.',
      },
      {
        zh: '{name}创立于{year}年，以{fields}为宗旨，成员来自数十个国家。',
        en: '{name}, created in {year}, serves the cause of {fields}; its members come from dozens of countries.',
      },
    ],
    second: [
      { zh: '机构每年公布经独立审计的账目。', en: 'It publishes independently audited accounts every year.' },
      { zh: '工作人员来自二十余个国家和地区。', en: 'Its staff come from more than twenty countries and regions.' },
      {
        zh: '项目经验汇编为手册，免费提供各方使用。',
        en: 'What it learns is written up in handbooks that are free for all to use.',
      },
      { zh: '每两年举办一次国际伙伴大会。', en: 'It holds an international gathering of partners every second year.' },
      {
        zh: '其资助的项目均由受益社区参与评估。',
        en: 'Every project it supports is evaluated together with those who benefit.',
      },
    ],
  },
};
