import type { Both } from '../shapes.ts';
import type { Kind } from './profile-sentences.ts';

/** `{name}` and `{fields}` are replaced. The sentences say nothing that the profile of a delegate could contradict. */
export const organisationSentences: Record<Kind, { first: Both[]; second: Both[] }> = {
  enterprise: {
    first: [
      {
        zh: '{name}以{fields}为重点，业务遍及多个国家和地区。',
        en: '{name} gives priority to {fields} and is active in several countries and regions.',
      },
      {
        zh: '{name}长期专注于{fields}，产品与服务面向国内外市场。',
        en: '{name} has long concentrated on {fields}, for markets at home and abroad.',
      },
      {
        zh: '{name}在{fields}方面经验丰富，坚持自主研发与合作创新并重。',
        en: '{name} has wide experience in {fields} and combines its own research with joint innovation.',
      },
      {
        zh: '{name}长期从事{fields}相关业务，与上下游企业和科研机构保持合作。',
        en: '{name} has long been active in {fields}, in co-operation with its suppliers, customers and research partners.',
      },
      {
        zh: '{name}在{fields}方面具有专长，参与了多项行业标准的制定。',
        en: '{name} specialises in {fields} and has helped to draft several standards of its industry.',
      },
    ],
    second: [
      { zh: '企业每年公布环境与社会责任报告。', en: 'It reports every year on its environmental and social record.' },
      {
        zh: '近年来与多所高校开展联合研究。',
        en: 'In recent years it has carried out joint research with several universities.',
      },
      {
        zh: '企业重视技能人才，设有职业培训计划。',
        en: 'It attaches importance to skills and runs a programme of vocational training.',
      },
      { zh: '供应商中近半数为中小企业。', en: 'Nearly half of its suppliers are small and medium-sized firms.' },
      {
        zh: '企业坚持优先本地采购、本地用工。',
        en: 'It gives preference to local procurement and local employment.',
      },
      { zh: '企业承诺在2040年前实现运营环节净零排放。', en: 'It has undertaken to reach net-zero operations by 2040.' },
      {
        zh: '企业设有面向青年员工的培养计划。',
        en: 'It has a development programme for its younger staff.',
      },
    ],
  },
  finance: {
    first: [
      {
        zh: '{name}重点关注{fields}，坚持审慎经营。',
        en: '{name} pays particular attention to {fields} and is prudently run.',
      },
      {
        zh: '{name}长期从事{fields}相关业务，客户遍及多个地区。',
        en: '{name} has long been engaged in {fields}, with clients in several regions.',
      },
      {
        zh: '{name}以{fields}为特色，注重长期经营与风险管理。',
        en: '{name} is distinguished by its work on {fields}, with a long-term outlook and careful management of risk.',
      },
      {
        zh: '{name}在{fields}方面积累了较为完整的数据与经验。',
        en: '{name} has built up extensive data and experience in {fields}.',
      },
    ],
    second: [
      { zh: '机构逐年披露气候相关风险。', en: 'It discloses climate-related risks every year.' },
      {
        zh: '董事会设有独立的风险与可持续发展委员会。',
        en: 'Its board has an independent committee on risk and sustainability.',
      },
      { zh: '与多家同业机构保持业务合作。', en: 'It works regularly with a number of its peers.' },
      {
        zh: '其研究部门的季度报告向公众开放。',
        en: 'The quarterly reports of its research department are open to the public.',
      },
      {
        zh: '近年来加大了对中小企业的支持力度。',
        en: 'In recent years it has increased its support for smaller firms.',
      },
    ],
  },
  scholar: {
    first: [
      {
        zh: '{name}在{fields}等领域具有长期积累。',
        en: '{name} has a long record of work on {fields}.',
      },
      {
        zh: '{name}的研究与交流涵盖{fields}等方向。',
        en: '{name} conducts research and exchanges on {fields}, among other subjects.',
      },
      {
        zh: '{name}以{fields}等方面的研究著称，成果为决策部门所重视。',
        en: '{name} is known for its work on {fields}; policy-makers give weight to its findings.',
      },
      {
        zh: '{name}持续开展{fields}等方面的研究，并主办相关国际会议。',
        en: '{name} carries out research on {fields}, and hosts international meetings on related subjects.',
      },
      {
        zh: '{name}汇聚多学科学者，重点关注{fields}。',
        en: '{name} brings together scholars of many disciplines to work on {fields}.',
      },
    ],
    second: [
      {
        zh: '机构的研究数据与工作论文向国内外学者开放。',
        en: 'Its data and working papers are open to scholars everywhere.',
      },
      {
        zh: '每年接待来自多个国家的访问学者。',
        en: 'It receives visiting scholars from many countries every year.',
      },
      { zh: '设有面向青年学者的研究资助计划。', en: 'It has a programme of grants for younger researchers.' },
      { zh: '曾与本论坛联合发布专题报告。', en: 'It has published reports jointly with the Forum.' },
      {
        zh: '与多个国家的研究机构签有合作协议。',
        en: 'It has agreements of co-operation with research institutions in several countries.',
      },
      { zh: '学术委员会中有多位海外学者。', en: 'Several members of its academic council come from abroad.' },
    ],
  },
  official: {
    first: [
      {
        zh: '{name}负责{fields}等工作，定期就重大事项公开征求意见。',
        en: '{name} is responsible for {fields}, among other matters, and regularly consults the public on major decisions.',
      },
      {
        zh: '{name}主管{fields}相关政策，与多个国家和地区的对口部门建立了合作机制。',
        en: '{name} is in charge of policy on {fields} and works with its counterparts in many countries and regions.',
      },
      {
        zh: '近年来，{name}以{fields}为重点，推出一批便利企业与居民的措施。',
        en: 'In recent years {name} has given priority to {fields}, with practical measures for business and residents.',
      },
      {
        zh: '{name}围绕{fields}作出工作部署，并逐年公布进展情况。',
        en: '{name} sets out its programme on {fields} and reports on progress every year.',
      },
    ],
    second: [
      { zh: '政务服务事项已基本实现网上办理。', en: 'Most of its services are now available online.' },
      { zh: '公共数据目录向社会开放查询。', en: 'Its register of public data is open to all.' },
      { zh: '欢迎各方就务实合作项目与其联系。', en: 'It welcomes proposals for practical co-operation.' },
      { zh: '设有面向外国企业的专门服务窗口。', en: 'It has a dedicated service desk for foreign companies.' },
    ],
  },
  society: {
    first: [
      {
        zh: '{name}致力于{fields}，在多个地区开展项目。',
        en: '{name} is devoted to {fields}, with projects in several regions.',
      },
      {
        zh: '{name}长期推动{fields}，汇聚政府、企业与社区的力量。',
        en: '{name} has long worked for {fields}, bringing together government, business and communities.',
      },
      {
        zh: '{name}是非营利机构，主要关注{fields}。',
        en: '{name} is a non-profit body whose main concern is {fields}.',
      },
      {
        zh: '{name}以推动{fields}为宗旨，与各方伙伴开展合作。',
        en: '{name} exists to promote {fields}, in co-operation with a wide range of partners.',
      },
    ],
    second: [
      { zh: '机构每年公布经独立审计的账目。', en: 'It publishes independently audited accounts every year.' },
      { zh: '工作团队由不同专业背景的人员组成。', en: 'Its staff come from a wide range of professions.' },
      {
        zh: '项目经验汇编为手册，免费提供各方使用。',
        en: 'The lessons of its projects are published in handbooks free of charge.',
      },
      { zh: '每两年举办一次国际伙伴大会。', en: 'It holds an international gathering of partners every second year.' },
      {
        zh: '其项目均邀请受益者参与评估。',
        en: 'It invites those who benefit to take part in the evaluation of its projects.',
      },
    ],
  },
};
