import { questions, type DemoMaterial } from './shapes.ts';

export const conceptNotes: DemoMaterial[] = [
  {
    key: 'green-growth-concept',
    meeting: 'green-growth',
    name: { zh: '概念文件：绿色增长与新型能源体系', en: 'Concept Note: Green Growth and the Next Energy System' },
    introduction: {
      zh: '发电成本的下降快于电网建设的速度。本场全体会议的讨论重点，已从“能否发出清洁电力”转为“能否把清洁电力送到需要它的地方”：跨区输电、储能、需求侧响应，以及为这些投资付费的办法。',
      en: 'The cost of generating power has fallen faster than grids have been built. The plenary therefore turns from whether clean power can be generated to whether it can be brought to where it is needed: transmission between regions, storage, demand response, and ways to pay for all three.',
    },
    heading: questions,
    points: [
      {
        zh: '哪些电网投资应由公共资金先行，哪些可交由市场承担？',
        en: 'Which investment in grids calls for public money first, and which can be left to the market?',
      },
      {
        zh: '如何让用电低谷的价格信号到达中小用户？',
        en: 'How can off-peak price signals reach smaller users?',
      },
      {
        zh: '传统能源地区的就业与财政如何平稳过渡？',
        en: 'How can employment and public revenue be kept steady in regions that depend on conventional energy?',
      },
    ],
  },
  {
    key: 'ai-concept',
    meeting: 'ai-inclusive-development',
    name: {
      zh: '概念文件：人工智能与包容发展',
      en: 'Concept Note: Artificial Intelligence for Inclusive Development',
    },
    introduction: {
      zh: '算力、数据与技能目前集中在少数城市和少数企业。若这一格局不变，人工智能带来的效率提升将首先扩大差距。本场研讨会从电力调度、公共服务和工业节能三个已有成效的领域出发，讨论哪些能力宜作为公共产品提供。',
      en: 'Computing power, data and skills are at present concentrated in a few cities and a few firms. If that remains so, the gains of artificial intelligence will widen gaps before they narrow them. Starting from three fields with results to show, power dispatch, public services and energy saving in industry, the symposium asks which capabilities ought to be provided as public goods.',
    },
    heading: questions,
    points: [
      {
        zh: '小城市与中小企业最先需要的是算力、数据，还是人才？',
        en: 'What do smaller cities and smaller firms need first: computing power, data or people?',
      },
      {
        zh: '公共部门的数据在什么条件下可以开放使用？',
        en: 'On what conditions can data held by the public sector be opened for use?',
      },
      {
        zh: '发展中国家如何参与评测方法与标准的制定？',
        en: 'How can developing countries take part in setting testing methods and standards?',
      },
      { zh: '培训经费由谁承担，成效如何衡量？', en: 'Who pays for training, and how is its effect measured?' },
    ],
  },
  {
    key: 'supply-chains-concept',
    meeting: 'supply-chains',
    name: { zh: '概念文件：供应链的稳定、开放与韧性', en: 'Concept Note: Steady, Open and Resilient Supply Chains' },
    introduction: {
      zh: '企业正在为供应链留出余量：多一家供应商、多一条航线、多几周库存。余量有成本，而成本最终由消费者和中小供应商分担。本场全体会议讨论如何在不筑高墙的前提下提高韧性。',
      en: 'Firms are building slack into their supply chains: one more supplier, one more route, a few more weeks of stock. Slack has a cost, and in the end it is shared between consumers and smaller suppliers. The plenary discusses how to gain resilience without building walls.',
    },
    heading: questions,
    points: [
      {
        zh: '哪些环节确需备份，哪些只是出于担忧？',
        en: 'Which links truly need a reserve, and which are duplicated only out of concern?',
      },
      {
        zh: '港口与海关的数据互通能节省多少时间？',
        en: 'How much time would be saved if ports and customs shared their data?',
      },
      { zh: '中小供应商如何达到新的披露要求？', en: 'How can smaller suppliers meet new disclosure requirements?' },
    ],
  },
  {
    key: 'healthy-ageing-concept',
    meeting: 'healthy-ageing',
    name: { zh: '概念文件：健康与老龄社会', en: 'Concept Note: Healthy Ageing Societies' },
    introduction: {
      zh: '到2040年，许多国家每四人中将有一人年满60岁。寿命延长是发展的成果，也要求医疗、照护、住房与就业制度相应调整。本场研讨会比较社区照护、长期护理保险与延长就业的不同做法。',
      en: 'By 2040 one person in four will be 60 or older in many countries. Longer lives are a fruit of development; they also require health care, long-term care, housing and employment to adjust. The symposium compares care in the community, insurance for long-term care and longer working lives.',
    },
    heading: questions,
    points: [
      { zh: '照护人员的待遇与培训如何跟上需求？', en: 'How can the pay and training of carers keep up with demand?' },
      {
        zh: '长期护理保险的缴费如何在代际之间公平分担？',
        en: 'How can contributions to long-term care insurance be shared fairly between generations?',
      },
      { zh: '哪些技术真正减轻了照护者的负担？', en: 'Which technologies have truly lightened the work of carers?' },
    ],
  },
  {
    key: 'ports-concept',
    meeting: 'ports-that-learn',
    name: { zh: '概念文件：学习型港口', en: 'Concept Note: Ports that Learn' },
    introduction: {
      zh: '自动化码头的装卸效率已接近设备上限，进一步的改进来自预测：船舶何时到港、集装箱何时提走、设备何时需要检修。本场研讨会请运营方、船公司与设备厂商共同讨论数据共享的边界。',
      en: 'At automated terminals, handling is close to the limits of the equipment; further gains come from prediction: when a ship arrives, when a container is collected, when equipment needs maintenance. Operators, carriers and makers of equipment discuss how far data should be shared.',
    },
    heading: questions,
    points: [
      {
        zh: '到港预测应由谁发布，由谁承担误差的后果？',
        en: 'Who should publish predicted arrivals, and who bears the consequences when they are wrong?',
      },
      { zh: '中小港口能否共用一套预测服务？', en: 'Could smaller ports share one forecasting service?' },
      { zh: '码头工人的岗位转换如何安排？', en: 'How can dock workers be helped to move into new posts?' },
    ],
  },
];
