import { partners } from '../partners/partners.ts';
import type { Both } from '../shapes.ts';
import { organisationSentences } from './organisation-sentences.ts';
import type { Kind } from './profile-sentences.ts';

/** The kind of a person's organisation, and the person's field in it. */
export type Work = { kind: Kind; field: Both };

type Person = { organisation: Both | null; work: Work | null };

// Each line is one organisation: Chinese name | kind | what it does, Chinese then English.
const ofLeaders = `
  全球发展高层论坛组委会 | society | 发展对话与多边交流 | dialogue on development
  两洋发展组织 | society | 成员间的气候适应与发展融资 | climate adaptation and development finance among its members
  明理研究院 | scholar | 技术进步、就业与长期增长 | technology, employment and long-run growth
  发展规划部 | official | 国家中长期发展规划 | national development planning
  明德大学 | scholar | 教育经济 | the economics of education
  共享增长研究所 | scholar | 数字公共产品与中小城市发展 | digital public goods and smaller cities
  江海慈善基金会 | society | 乡村卫生与流域公益 | rural health along the river basin
  多瑙河政策中心 | scholar | 能源与交通走廊 | energy and transport corridors
  长策智库 | scholar | 全球治理与公共政策评估 | global governance and the evaluation of policy
  北方海洋数据信托 | society | 海洋数据的共同管理 | the shared stewardship of ocean data
  沧浦市人民政府 | official | 老工业区更新与滨江生态建设 | industrial renewal and the riverside environment
  赤道湖区开发银行 | finance | 可再生能源与粮食储运融资 | finance for renewable energy and food storage
  江澜省人民政府 | official | 产业升级与对外开放 | industrial upgrading and opening up
  交通与物流部 | official | 内陆铁路与旱港建设 | inland railways and dry ports
  南方发展知识网络 | society | 发展中国家之间的经验交流 | exchanges of experience among developing countries
  能源转型部 | official | 清洁能源与海水淡化 | clean energy and desalination
  天枢智能研究中心 | scholar | 可信人工智能与多语种技术 | trustworthy machine intelligence and language technology
  草原科技大学 | scholar | 数学与工程教育 | mathematics and the education of engineers
  梧桐医学院附属医院 | scholar | 老年医学与连续照护 | geriatric medicine and continuous care
  萨銮河互联互通秘书处 | society | 流域水文数据共享与互联互通 | the sharing of hydrological data and connectivity along the river
  山野乡村发展中心 | scholar | 合作社与小农户市场准入 | co-operatives and smallholders’ access to markets
  数字经济部 | official | 数字身份与群岛宽带 | digital identity and broadband for the islands
  梧桐医学院 | scholar | 慢性病防治 | the prevention of chronic disease
  宫下长寿社会研究基金会 | scholar | 长寿社会的住房与护理 | housing and care in long-lived societies
  崇文大学 | scholar | 材料科学 | materials science
  劳动与社会研究所 | scholar | 就业与社会保障 | employment and social security
  地中海城市学院 | scholar | 历史城区的气候适应 | the adaptation of historic quarters to the climate
  东篱经济研究所 | scholar | 服务贸易与投资规则 | the rules of trade in services and investment
  安第斯货币研究院 | scholar | 汇率与财政规则 | exchange rates and fiscal rules
  清源水资源研究院 | scholar | 水量分配与防洪调度 | water allocation and flood control
  五湖技术政策研究院 | scholar | 通用技术的扩散 | the spread of general-purpose technology
  丝路文明博物馆 | scholar | 考古与馆藏开放 | archaeology and open museum holdings
  小岛屿与沿海经济体减轻灾害风险、气候适应及可持续基础设施联合秘书处 | society | 岛屿防灾与基础设施 | disaster protection and infrastructure for islands
  国际初级保健联盟 | society | 基层医生培训 | the training of family doctors
  百所学校倡议 | society | 乡村中学与女童教育 | rural secondary schools and the education of girls
  远岫新能源 | enterprise | 风电、储能与港口岸电 | wind, storage and shore power for ports
  子午电网 | enterprise | 跨境输电与调度 | cross-border transmission and dispatch
  长河开发银行 | finance | 区域互联互通融资 | finance for regional connectivity
  浅本精密 | enterprise | 精密轴承与测量仪器 | precision bearings and measuring instruments
  弘正证券 | finance | 宏观研究与资产定价 | macroeconomic research and asset pricing
  法贝瓦尔公司 | finance | 水务、铁路与出版业长期投资 | long-term holdings in water, railways and publishing
  云帆航运集团 | enterprise | 远洋运输与绿色航线 | ocean shipping and low-carbon routes
  诺德港工业 | enterprise | 港口自动化系统 | port automation
  渊海重工 | enterprise | 高端装备制造 | advanced equipment
  稀树农业科技 | enterprise | 小农户土壤检测与信贷服务 | soil testing and credit for smallholders
  晴昼光能 | enterprise | 高效光伏电池与离网电站 | high-efficiency solar cells and off-grid plants
  高原矿业转型集团 | enterprise | 转型矿产与矿区修复 | transition minerals and the restoration of mining land
  广陆物流 | enterprise | 多式联运枢纽 | multimodal logistics hubs
  新月湾投资局 | finance | 清洁能源与生命科学投资 | investment in clean energy and life sciences
  禾序生物育种 | enterprise | 耐盐碱作物育种 | the breeding of salt-tolerant crops
  内陆走廊铁路联合体 | enterprise | 跨境铁路货运 | cross-border rail freight
  景泽资产管理 | finance | 基础设施与养老金长期投资 | long-term investment in infrastructure and pensions
  九川食品 | enterprise | 可追溯水产供应链 | traceable aquatic food
  砺石半导体 | enterprise | 功率器件 | power devices
  韦拉扬卡尔工业 | enterprise | 工程机械与灌溉设备 | construction machinery and irrigation equipment
  行川汽车 | enterprise | 电动客车与动力电池回收 | electric buses and the recycling of batteries
  三角洲妇女银行 | finance | 农村小额信贷 | small loans in the countryside
  安衡保险 | finance | 农业与巨灾保险 | crop and catastrophe insurance
  星河电池材料 | enterprise | 电池正极材料 | cathode materials for batteries
  穹野遥感 | enterprise | 卫星遥感与灾害监测 | satellite imagery and disaster monitoring
  莱茵塔尔化学 | enterprise | 基础化工与电气化改造 | basic chemicals and the electrification of plants
  环海工商联合会 | society | 民营企业发展 | the development of private enterprise
  雨林生计联盟 | society | 森林产品与社区生计 | forest products and the livelihood of communities
  汇捷支付 | finance | 跨境小额收款 | small cross-border payments
  霍尔沃西资本 | finance | 捐赠基金与养老金委托管理 | the management of endowments and pensions
  赤峦钢铁 | enterprise | 低碳冶金 | low-carbon metallurgy
  欧亚货运理事会 | society | 跨境货运保险与担保 | insurance and guarantees for cross-border freight
  春潭养老基金 | finance | 养老金投资运营 | the investment of pension funds
  凯尔索拉生命科学 | enterprise | 胰岛素与基本药物 | insulin and essential medicines
  博岐生物医药 | enterprise | 低成本疫苗 | affordable vaccines
`;

const works = new Map(
  ofLeaders
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', kind = '', zh = '', en = ''] = line.split('|').map((cell) => cell.trim());
      return [name, { kind: kind as Kind, field: { zh, en } }] as const;
    }),
);

export function workOfLeader(organisation: Both | null): Work | null {
  if (!organisation) return null;
  const work = works.get(organisation.zh);
  if (!work) throw new Error(`what ${organisation.zh} does is not written down`);
  return work;
}

// A partner's page and the pages of its delegates show the same profile, so that the two cannot disagree.
const written = new Map<string, Both>([
  ...partners.map(({ name, profile }) => [name.zh, profile] as const),
  [
    '全球发展高层论坛组委会',
    {
      zh: '全球发展高层论坛组委会负责论坛的筹备与举办，下设秘书处，统筹议程、会务与对外联络。',
      en: 'The Organising Committee of the High-Level Forum on Global Development prepares and convenes the Forum. Its Secretariat co-ordinates the agenda, services to delegates and external relations.',
    },
  ],
]);

/** The profile of each organisation by its Chinese name: the written one, otherwise one made of its people's fields. */
export function organisationProfiles(people: readonly Person[]): Map<string, Both> {
  const known = new Map<string, { name: Both; kind: Kind; fields: Both[] }>();
  for (const { organisation, work } of people) {
    if (!organisation || !work) continue;
    const one = known.get(organisation.zh) ?? { name: organisation, kind: work.kind, fields: [] };
    const isNew = !one.fields.some(({ zh }) => zh === work.field.zh);
    known.set(organisation.zh, isNew ? { ...one, fields: [...one.fields, work.field] } : one);
  }
  return new Map(
    [...known].map(([key, { name, kind, fields }], turn) => [
      key,
      written.get(key) ?? profileOf(name, kind, fields, turn),
    ]),
  );
}

function profileOf(name: Both, kind: Kind, fields: Both[], turn: number): Both {
  const { first, second } = organisationSentences[kind];
  const a = first[turn % first.length];
  const b = second[(turn + Math.floor(turn / first.length)) % second.length];
  if (!a || !b) throw new Error('every list of sentences needs at least one');
  // A university works in many fields, a company in one.
  const shown = fields.slice(0, kind === 'scholar' ? 3 : 1);
  const fill = (text: string, language: 'zh' | 'en') =>
    text
      .replace('{name}', language === 'en' ? withArticle(name.en) : name.zh)
      .replace('{fields}', listed(shown, language));
  return { zh: fill(a.zh, 'zh') + b.zh, en: `${capital(fill(a.en, 'en'))} ${b.en}` };
}

function listed(fields: Both[], language: 'zh' | 'en'): string {
  const texts = fields.map((field) => field[language]);
  if (language === 'zh') return texts.join('、');
  return texts.length < 3 ? texts.join(', as well as ') : `${texts.slice(0, -1).join(', ')}, and ${texts.at(-1)}`;
}

const bodies =
  /\b(Academy|Administration|Agency|Alliance|Association|Authority|Bureau|Centre|Commission|Committee|Consortium|Council|Dialogue|Exchange|Federation|Foundation|Fund|Government|Initiative|Institute|League|Ministry|Municipality|Museum|Network|Office|Organisation|Project|School|Secretariat|Studio|Trust)\b/;

/** English says "the Ministry of Finance", but "Meridian Grid". */
function withArticle(name: string): string {
  return bodies.test(name) ? `the ${name}` : name;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
