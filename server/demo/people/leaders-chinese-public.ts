import type { Leader } from './draft.ts';

/** Scholars, officials and heads of institutions on the Chinese side, written one by one. */
export const chinesePublicLeaders: Leader[] = [
  {
    name: { zh: '秦书华', en: 'Qin Shuhua' },
    title: { zh: '主席', en: 'Chair' },
    organisation: {
      zh: '全球发展高层论坛组委会',
      en: 'Organising Committee of the High-Level Forum on Global Development',
    },
    born: '1954-09-18',
    mode: 'assistant',
    profile: {
      zh: '长期从事国际发展合作，曾参与多项区域发展规划的起草与谈判。自第二届论坛起担任组委会主席，主张以坦诚对话凝聚共识、以务实项目检验共识。',
      en: 'A lifelong practitioner of international development who helped to draft and negotiate several regional development plans. Has chaired the Organising Committee since the second Forum, and holds that agreement is reached by candid dialogue and tested by practical projects.',
    },
  },
  {
    name: { zh: '沈彦志', en: 'Shen Yanzhi' },
    title: { zh: '院长', en: 'President' },
    organisation: { zh: '明理研究院', en: 'Mingli Institute' },
    born: '1957-02-06',
    profile: {
      zh: '研究技术进步与收入分配的关系，主持《长周期增长报告》逾十五年。曾为多国政府的中长期规划提供咨询，近年来关注人工智能对县域就业的影响。',
      en: 'Studies how technical progress shapes the distribution of income, and has edited the Long-Cycle Growth Report for over fifteen years. Has advised several governments on medium- and long-term planning; recent work looks at artificial intelligence and employment outside the big cities.',
    },
  },
  {
    name: { zh: '林廷学', en: 'Lin Tingxue' },
    title: { zh: '副校长、教授', en: 'Vice President and Professor' },
    organisation: { zh: '明德大学', en: 'Mingde University' },
    born: '1966-11-23',
    mode: 'assistant',
    profile: {
      zh: '教育经济学者，负责明德大学的国际合作与青年学者项目。其关于乡村教师流动的研究持续二十年，被多个地方用于改进教师住房与培训。',
      en: 'An economist of education who directs international co-operation and the young fellows’ programme at Mingde University. A twenty-year study of rural teachers has led several localities to improve teachers’ housing and training.',
    },
  },
  {
    name: { zh: '黄玉川', en: 'Huang Yuchuan' },
    title: { zh: '理事长', en: 'Chairman of the Board' },
    organisation: { zh: '江海慈善基金会', en: 'Jianghai Philanthropic Foundation' },
    born: '1951-06-30',
    mode: 'privacy',
    profile: {
      zh: '早年从事水利建设，退休后创办江海慈善基金会，资助流域内三百余所乡村卫生室。行事低调，坚持每年实地走访受助社区。',
      en: 'Began in water engineering and founded the Jianghai Foundation in retirement; it now supports more than three hundred village clinics along the river. Keeps a low profile and visits the communities concerned every year.',
    },
  },
  {
    name: { zh: '陆志恒', en: 'Lu Zhiheng' },
    title: { zh: '观察员', en: 'Observer' },
    organisation: { zh: '长策智库', en: 'Changce Think Tank' },
    born: '1983-04-09',
    profile: {
      zh: '从事全球治理与公共政策评估研究，主持长策智库的年度政策可信度指数。此次以观察员身份与会。',
      en: 'Works on global governance and the evaluation of public policy, and compiles Changce’s annual index of policy credibility. Attends the Forum as an observer.',
    },
  },
  {
    name: { zh: '温如兰', en: 'Wen Rulan' },
    title: { zh: '市长', en: 'Mayor' },
    organisation: { zh: '沧浦市人民政府', en: 'Cangpu Municipal People’s Government' },
    born: '1968-08-14',
    mode: 'assistant',
    profile: {
      zh: '城市规划师出身，主持沧浦市老工业区更新与滨江生态廊道建设。推动十二座城市共同发布绿色债券披露标准。',
      en: 'A town planner by training who has led the renewal of Cangpu’s old industrial quarter and its riverside green corridor. Brought twelve cities together to publish a shared standard of disclosure for green bonds.',
    },
  },
  {
    name: { zh: '邵云杰', en: 'Shao Yunjie' },
    title: { zh: '副省长', en: 'Vice Governor' },
    organisation: { zh: '江澜省人民政府', en: 'Jianglan Provincial People’s Government' },
    born: '1965-01-27',
    profile: {
      zh: '分管产业、能源与对外开放工作。任内推动省内首个零碳产业园投入运行，并建立面向中小企业的技能培训券制度。',
      en: 'Responsible for industry, energy and external economic relations. Has brought the province’s first zero-carbon industrial park into operation and introduced training vouchers for smaller enterprises.',
    },
  },
  {
    name: { zh: '苏艳青', en: 'Su Yanqing' },
    title: { zh: '总干事', en: 'Director-General' },
    organisation: { zh: '南方发展知识网络', en: 'Southern Development Knowledge Network' },
    born: '1962-05-11',
    profile: {
      zh: '致力于发展中国家之间的经验交流，先后在三大洲工作十八年。倡议建立可检索的发展案例库，现已收录四十个国家的两千余个案例。',
      en: 'Has devoted a career to the exchange of experience among developing countries, including eighteen years’ work on three continents. Launched a searchable library of development cases that now holds more than two thousand entries from forty countries.',
    },
  },
  {
    name: { zh: '上官志远', en: 'Shangguan Zhiyuan' },
    title: { zh: '首席科学家', en: 'Chief Scientist' },
    organisation: { zh: '天枢智能研究中心', en: 'Tianshu Centre for Machine Intelligence' },
    born: '1971-12-02',
    profile: {
      zh: '从事低资源语言与可信人工智能研究，团队开发的翻译模型支持六十余种使用人口较少的语言。主张将安全评测作为公共基础设施来建设。',
      en: 'Works on low-resource languages and trustworthy artificial intelligence; the team’s translation models serve more than sixty languages with few speakers. Argues that safety testing should be built as public infrastructure.',
    },
  },
  {
    name: { zh: '欧阳艳秋', en: 'Ouyang Yanqiu' },
    title: { zh: '院长、主任医师', en: 'President and Chief Physician' },
    organisation: { zh: '梧桐医学院附属医院', en: 'Affiliated Hospital of Wutong Medical College' },
    born: '1960-10-05',
    profile: {
      zh: '老年医学专家，从医三十余年，建立了覆盖医院、社区与家庭的连续照护模式。近年来推动老年人跌倒预防进入社区常规服务。',
      en: 'A geriatrician of more than thirty years’ standing who built a model of continuous care from hospital to community to home. Has lately worked to make the prevention of falls a routine community service.',
    },
  },
  {
    name: { zh: '许其武', en: 'Xu Qiwu' },
    title: { zh: '主任', en: 'Director' },
    organisation: { zh: '山野乡村发展中心', en: 'Shanye Centre for Rural Development' },
    born: '1969-03-21',
    profile: {
      zh: '长期驻村调研，足迹遍及四百多个村庄。研究小农户如何以合作社形式进入现代市场，著有《田埂上的合同》。',
      en: 'Has lived and worked in villages for many years and surveyed more than four hundred of them. Studies how smallholders enter modern markets through co-operatives; author of Contracts on the Field Ridge.',
    },
  },
  {
    name: { zh: '唐淑颖', en: 'Tang Shuying' },
    title: { zh: '教授', en: 'Professor of Public Health' },
    organisation: { zh: '梧桐医学院', en: 'Wutong Medical College' },
    born: '1972-07-16',
    profile: {
      zh: '研究慢性病防治与卫生体系筹资，主持八省基层慢病管理队列研究。曾参与多个发展中国家初级卫生保健项目的评估。',
      en: 'Studies chronic disease and the financing of health systems, and leads a cohort study of primary care in eight provinces. Has evaluated primary health programmes in several developing countries.',
    },
  },
  {
    name: { zh: '肖培元', en: 'Xiao Peiyuan' },
    title: { zh: '校长', en: 'President' },
    organisation: { zh: '崇文大学', en: 'Chongwen University' },
    born: '1959-12-19',
    profile: {
      zh: '材料科学家，主持崇文大学与二十余所海外高校的联合培养计划。主张大学应当向所在城市开放实验室与图书馆。',
      en: 'A materials scientist who runs joint degree programmes between Chongwen University and more than twenty universities abroad. Believes a university should open its laboratories and library to the city around it.',
    },
  },
  {
    name: { zh: '方旭宁', en: 'Fang Xuning' },
    title: { zh: '所长', en: 'Director' },
    organisation: { zh: '劳动与社会研究所', en: 'Institute for Labour and Society' },
    born: '1970-02-28',
    profile: {
      zh: '劳动经济学者，研究平台就业者的社会保障与女性职业发展。其关于弹性就业参保方式的建议已在多地试行。',
      en: 'A labour economist who studies social protection for platform workers and women’s careers. Several localities are trying out proposals made in that work on insurance for flexible employment.',
    },
  },
  {
    name: { zh: '韩绪志', en: 'Han Xuzhi' },
    title: { zh: '高级顾问', en: 'Senior Adviser' },
    organisation: { zh: '东篱经济研究所', en: 'Dongli Institute of Economics' },
    born: '1949-11-08',
    mode: 'privacy',
    profile: {
      zh: '资深经贸谈判专家，参与过多轮服务贸易与投资协定磋商。现致力于培养青年谈判人才，著有《让步的艺术》。',
      en: 'A veteran trade negotiator who took part in many rounds of talks on services and investment. Now trains young negotiators; author of The Art of Concession.',
    },
  },
  {
    name: { zh: '曲成槐', en: 'Qu Chenghuai' },
    title: { zh: '总工程师', en: 'Chief Engineer' },
    organisation: { zh: '清源水资源研究院', en: 'Qingyuan Institute of Water Resources' },
    born: '1961-04-25',
    profile: {
      zh: '水文与水资源专家，主持多条跨省河流的水量分配方案。近年来研究极端降雨条件下的城市排涝与水库联合调度。',
      en: 'A hydrologist who has drawn up water-sharing schemes for several inter-provincial rivers. Recent work concerns urban drainage and the joint operation of reservoirs under extreme rainfall.',
    },
  },
  {
    name: { zh: '钟卫东', en: 'Zhong Weidong' },
    title: { zh: '馆长', en: 'Director' },
    organisation: { zh: '丝路文明博物馆', en: 'Museum of Silk Road Civilisations' },
    born: '1964-06-17',
    profile: {
      zh: '考古学者，先后主持五次中外联合发掘。推动馆藏文物以开放数据的形式向世界各地研究者提供，并与十余家博物馆互换展览。',
      en: 'An archaeologist who has led five joint excavations with foreign colleagues. Has opened the museum’s collections to researchers everywhere as open data, and exchanges exhibitions with more than ten museums.',
    },
  },
  {
    name: { zh: '严莉', en: 'Yan Li' },
    title: { zh: '法学院院长', en: 'Dean of the Faculty of Law' },
    organisation: { zh: '崇文大学', en: 'Chongwen University' },
    born: '1973-09-03',
    mode: 'privacy',
    profile: {
      zh: '研究竞争法与数据治理，参与数据跨境流动规则的学术起草。主张以可预期的规则降低企业的合规成本。',
      en: 'Works on competition law and data governance, and has contributed to academic drafts of rules for cross-border data flows. Argues that predictable rules are the best way to lower the cost of compliance.',
    },
  },
];
