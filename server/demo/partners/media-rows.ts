/**
 * One outlet a line: name | country | city | desk, each Chinese then English, then the domain before .example and the
 * telephone, '-' if there is none. The numbers reach nobody: they come from ranges kept for fiction (Britain, Germany,
 * France, Sweden, Ireland, Australia, North America), begin like no Chinese number, or are too short.
 */
export const broadcastRows = `
  环海电视台 | Huanhai Television | 中国 | China | 北京 | Beijing | 国际新闻部 | International News | huanhai-television | +86 10 1555 0301
  听见电台 | Tingjian Radio | 中国 | China | 北京 | Beijing | 采编中心 | Newsroom | tingjian-radio | +86 10 1555 0302
  霁月电视台 | Jiyue Television | 中国 | China | 上海 | Shanghai | 财经频道编辑部 | Business Channel | jiyue-television | +86 21 1555 0303
  云岭之声 | Voice of Yunling | 中国 | China | 昆明 | Kunming | 对外广播部 | External Service | yunling-voice | +86 871 1555 0304
  稀树草原广播 | Savanna Broadcasting | 肯尼亚 | Kenya | 内罗毕 | Nairobi | 总编室 | Editor’s Office | savanna-broadcasting | +254 555 0131
  新月卫视 | Hilal Satellite Channel | 约旦 | Jordan | 安曼 | Amman | 新闻值班台 | News Desk | hilal-satellite | +962 555 0132
  哈罗米尔电台 | Radio Harrowmere | 英国 | United Kingdom | 伦敦 | London | 世界事务组 | World Affairs Unit | radio-harrowmere | +44 20 7946 0401
  北岬广播 | Nordudden Radio | 瑞典 | Sweden | 斯德哥尔摩 | Stockholm | 国际部 | Foreign Desk | nordudden | +46 8 465 004 31
  雪滴花电台 | Radio Perce-Neige | 加拿大 | Canada | 蒙特利尔 | Montreal | 新闻编辑室 | Newsroom | perce-neige | +1 514 555 0133
  南湾电视 | Southern Bay Television | 澳大利亚 | Australia | 悉尼 | Sydney | 采访调度室 | Assignment Desk | southern-bay | +61 2 5550 0134
`;

export const agencyRows = `
  青鸟通讯社 | Qingniao News Agency | 中国 | China | 北京 | Beijing | 总编辑室 | Editor-in-Chief’s Office | qingniao-news | +86 10 1555 0305
  燕归通讯社 | Yangui News Service | 中国 | China | 广州 | Guangzhou | 涉外采访部 | Foreign Affairs Desk | yangui-news | +86 20 1555 0306
  星槎经济通讯社 | Xingcha Economic Wire | 中国 | China | 上海 | Shanghai | 宏观报道组 | Macroeconomics Desk | xingcha-economic | +86 21 1555 0307
  马奇蒙特通讯社 | Marchmont Wire | 英国 | United Kingdom | 伦敦 | London | 亚太值班台 | Asia-Pacific Desk | marchmont-wire | +44 20 7946 0402
  莱茵弓通讯社 | Rheinbogen Presseagentur | 德国 | Germany | 法兰克福 | Frankfurt | 经济编辑部 | Business Desk | rheinbogen | +49 69 90009 121
  瓦尔多雷通讯社 | Agence Valdorée | 法国 | France | 巴黎 | Paris | 总编室 | Chief Editor’s Office | agence-valdoree | +33 1 99 00 14 20
  晓光通讯社 | Saebyeok Wire | 韩国 | Republic of Korea | 首尔 | Seoul | 国际部 | International Desk | saebyeok-wire | +82 555 0135
  恒原通讯社 | Gangaplain News Service | 印度 | India | 新德里 | New Delhi | 外事组 | Diplomatic Bureau | gangaplain-news | +91 555 0136
  高地晨光通讯社 | Highland Dawn News Agency | 埃塞俄比亚 | Ethiopia | 亚的斯亚贝巴 | Addis Ababa | 英文部 | English Service | highland-dawn | +251 555 0137
  克拉拉海岸通讯社 | Agencia Costa Clara | 墨西哥 | Mexico | 墨西哥城 | Mexico City | 国际新闻部 | International News | costa-clara | +52 555 0138
`;

export const printRows = `
  远见日报 | Yuanjian Daily | 中国 | China | 北京 | Beijing | 总编室 | Editor’s Office | yuanjian-daily | +86 10 1555 0308
  远山周刊 | Yuanshan Weekly | 中国 | China | 杭州 | Hangzhou | 主编办公室 | Chief Editor’s Office | yuanshan-weekly | +86 571 1555 0309
  舰队巷纪事 | Fleet Lane Chronicle | 英国 | United Kingdom | 伦敦 | London | 外交编辑部 | Diplomatic Desk | fleet-lane | +44 20 7946 0403
  塞纳晨报 | Le Matin de Seine | 法国 | France | 巴黎 | Paris | 国际版编辑部 | Foreign Desk | le-matin | +33 1 99 00 27 35
  汉萨经济周报 | Hanseatisches Wirtschaftsblatt | 德国 | Germany | 柏林 | Berlin | 产业报道组 | Industry Desk | hanseatisches-wirtschaftsblatt | +49 30 23125 144
  澪海新闻 | Miumi Shimbun | 日本 | Japan | 东京 | Tokyo | 国际新闻部 | Foreign News Department | miumi-shimbun | +81 555 0139
  松风时报 | Solbaram Journal | 韩国 | Republic of Korea | 首尔 | Seoul | 产业部 | Industry Desk | solbaram-journal | +82 555 0140
  南亚商报 | South Asia Ledger | 印度 | India | 孟买 | Mumbai | 编务处 | Editorial Office | south-asia | +91 555 0141
  南方杂志 | Revista Meridional | 巴西 | Brazil | 圣保罗 | São Paulo | 编辑部 | Editorial Office | revista-meridional | -
  五湖评论 | Five Lakes Review | 美国 | United States | 芝加哥 | Chicago | 评论部 | Opinion Desk | five-lakes | +1 312 555 0171
`;

export const onlineRows = `
  长风财经 | Changfeng Business News | 中国 | China | 北京 | Beijing | 采编部 | Newsroom | changfeng-business | +86 10 1555 0310
  听松网 | Tingsong Online | 中国 | China | 北京 | Beijing | 时政频道 | Current Affairs | tingsong-online | +86 10 1555 0311
  知更客户端 | Zhigeng App | 中国 | China | 深圳 | Shenzhen | 科技频道 | Technology Channel | zhigeng-app | +86 755 1555 0312
  半亩视频 | Banmu Video | 中国 | China | 成都 | Chengdu | 内容合作部 | Content Partnerships | banmu-video | +86 28 1555 0313
  港线网 | Harbourline | 新加坡 | Singapore | 新加坡 | Singapore | 区域新闻组 | Regional Desk | harbourline | +65 555 0142
  灯桩网 | Lanternpost | 爱尔兰 | Ireland | 都柏林 | Dublin | 政策编辑部 | Policy Desk | lanternpost | +353 20 912 3406
  基利玛数字新闻 | Kilima Digital | 肯尼亚 | Kenya | 内罗毕 | Nairobi | 发展报道组 | Development Desk | kilima-digital | +254 555 0143
  冰川数字新闻 | Isbre Digital | 挪威 | Norway | 奥斯陆 | Oslo | 气候编辑部 | Climate Desk | isbre-digital | +47 555 0144
  开放广场网 | Plaza Abierta | 阿根廷 | Argentina | 布宜诺斯艾利斯 | Buenos Aires | 编辑部 | Editorial Desk | plaza-abierta | +54 555 0145
  纸鹤亚洲 | Paper Crane Asia | 日本 | Japan | 大阪 | Osaka | 亚洲编辑部 | Asia Desk | paper-crane | +81 555 0146
`;
