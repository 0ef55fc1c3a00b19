import type { Both } from '../shapes.ts';

export const agreement: Both = {
  en: `In force from 1 September 2026.

This agreement is between you and the Organising Committee of the High-Level Forum on Global Development, represented by its Secretariat (the Secretariat). It sets out what the Forum Companion app offers you, and what we ask of you in return. By ticking the box when you log in, you accept this version. The version you accepted and the time are recorded.

# What the app is for
The app accompanies people who hold a badge of the Forum: delegates, partners and patrons, media, assistants and staff. It shows the agenda and keeps it up to date, and carries a directory of delegates, the partners and the media of the Forum, the venues with their floor plans, documents of meetings and answers to frequent questions. It is offered free of charge for the duration of the Forum and for seven days after its last day.

# Who may use it
You may use the app if you are registered for the Forum and the Secretariat has verified your registration. The app is not intended for persons under 18. What you see depends on the colour of your badge. Formal delegates hold a red badge and are listed in the directory, unless the Secretariat keeps an entry out of it. Partners and patrons hold a blue badge, media a green one, and assistants, staff and other attendees a grey one; they are not listed. The details of a closed-door seminar are shown only to those who are invited to it and to its chair and speakers.

# Logging in
You log in with a verification code sent to the mobile number or email address on your registration, or with your badge and your date of birth. A verification code is valid for ten minutes and can be used once. Please do not pass it on to anybody; the Secretariat will never ask for it. After too many failed attempts, that way of logging in is suspended until the Secretariat restores it; the other ways remain available.
Your account is for you alone. You may be logged in once in a browser, once in WeChat and once in a partner’s app; a new login of the same kind ends the earlier one. When your badge is used to log in, a notice is sent to your registered mobile number and email address. If it was not you, follow the link in the notice, which ends that session and cancels the login code on the badge. If you lose your badge, please inform the Secretariat at once.

# Acceptable use
Please use the app as you would behave at the Forum itself. You must not try to log in as somebody else, collect the directory by automatic means, disrupt the service, or circumvent the rules that protect other people’s details. The number of profiles that can be opened in an hour and in a day is limited for this reason. What you learn about other attendees is for your personal use in connection with the Forum; it may not be published, sold or added to mailing lists. Recording, photography and reporting are subject to the rules announced for each meeting.

# Content
Texts, pictures, recordings and documents in the app belong to the Forum or to those who supplied them. You may read them, keep copies for your own use and share the links that the app offers for sharing. Statements made by speakers are their own views.
The agenda may change at short notice. We announce changes in the app as soon as we know them. Maps and other third-party services that the app opens are run by their providers under their own terms.

# Availability and liability
Please note this section in particular. We prepare the app with care, but we cannot promise that it is always reachable or free of errors. Important arrangements are also announced at the Forum itself. To the extent that the law allows, the Secretariat is not liable for losses that arise because the app was not available. Liability for intent and gross negligence and for injury to persons is not excluded.
We may suspend an account that breaches this agreement, and will give our reasons.

# Ending
You may log out at any time, which removes your personal data from the device. You may withdraw your consent on the privacy page; every session of yours then ends, and you may use the app again by accepting the texts anew. To have your account closed, please write to privacy@forum.example. Your registration for the Forum is not affected.

# Law and disputes
This agreement is governed by the laws of the People’s Republic of China. We seek to settle any dispute by consultation; failing that, it may be brought before the competent people’s court at the seat of the Organising Committee in Beijing. Mandatory rights that you have under the law of your place of residence are not affected.
Nothing in this agreement affects the privileges and immunities that any person or organisation enjoys under international law.

# Changes and contact
When this agreement changes in substance, the app shows you the new version and asks for your consent before you continue. This text is drawn up in Chinese and English. In the event of any discrepancy, the Chinese text shall prevail.
For questions, please call the Secretariat on +86 10 1555 0180, write to secretariat@forum.example or, during the Forum, visit the help desk in the lobby of the Main Building, Yucheng State Guesthouse.`,

  zh: `自2026年9月1日起施行。

本协议由您与全球发展高层论坛组委会订立，组委会由其秘书处（以下简称“秘书处”）代表。本协议说明“论坛助手”应用为您提供的服务以及您使用时应遵守的约定。您在登录时勾选本协议，即表示接受本版本内容；您接受的版本与时间将被记录。

# 应用用途
本应用面向持有论坛证件的人员，包括参会代表、合作伙伴与支持单位、媒体、助理及工作人员。应用提供实时更新的会议日程、嘉宾名录、合作伙伴与媒体名录、会场及平面图、会议资料和常见问题解答。应用在论坛期间及闭幕后7日内免费提供。

# 使用资格
您已注册参加论坛，且注册信息经秘书处审核通过，方可使用本应用。本应用不面向未满十八周岁的未成年人。您可查看的内容取决于证件颜色。正式代表持红色证件，列入嘉宾名录，秘书处决定不予列入的除外；合作伙伴与支持单位持蓝色证件，媒体持绿色证件，助理、工作人员及其他参会人员持灰色证件，均不列入名录。闭门研讨会的详细内容仅向受邀人员及该会议的主持人、发言嘉宾显示。

# 登录
您可以使用发送至注册手机号或电子邮箱的验证码登录，也可以使用证件并核对出生日期登录。验证码10分钟内有效，仅可使用一次。请勿向任何人透露验证码，秘书处不会向您索取。某一登录方式验证失败次数过多时，该方式将暂停使用，须由秘书处恢复；其他登录方式不受影响。
账号仅限本人使用。浏览器、微信与合作方应用中可各保持一个登录，同类的新登录将使此前的登录失效。有人使用您的证件登录时，系统会向您登记的手机号和电子邮箱发送提醒。如非本人操作，请打开提醒中的链接，该次登录将立即终止，证件上的登录码同时作废。证件遗失的，请立即告知秘书处。

# 使用规范
请以参会时应有的礼仪使用本应用。您不得试图以他人身份登录，不得以自动化手段收集嘉宾名录，不得干扰服务运行，不得规避为保护他人信息而设置的规则。为此，每小时和每日可查看的嘉宾资料数量设有上限。您由此了解的其他参会人员的信息仅供本人在与论坛相关的范围内使用，不得公开、出售或加入群发名单。录音、摄影及报道须遵守各场会议公布的规定。

# 内容
应用中的文字、图片、音视频及文件归论坛或其提供者所有。您可以阅读、留存供个人使用，并分享应用提供的分享链接。发言内容仅代表发言人本人观点。
会议日程可能临时调整，秘书处将在获知后尽快通过应用通知。应用所打开的地图及其他第三方服务由其提供方运营，适用其自身条款。

# 服务可用性与责任
请您特别注意本节。秘书处将尽心维护本应用，但不能保证其始终可用或毫无差错。重要安排将同时在会场公布。在法律允许的范围内，秘书处不对因应用无法使用造成的损失承担责任；因故意或重大过失造成的损失以及人身损害，不在免责之列。
对违反本协议的账号，秘书处可以停止其使用，并说明理由。

# 终止
您可以随时退出登录，退出后设备上的个人信息即被清除。您可以在隐私页面撤回同意，撤回后您的所有登录即告终止；重新同意后可再次使用。如需注销账号，请发送邮件至privacy@forum.example。撤回同意或注销账号不影响您的参会注册。

# 法律适用与争议解决
本协议适用中华人民共和国法律。因本协议发生争议的，双方应先行协商；协商不成的，可向组委会所在地北京有管辖权的人民法院提起诉讼。您依经常居住地法律享有的强制性权利不受影响。
本协议不影响任何人员或组织依国际法享有的特权与豁免。

# 变更与联系方式
本协议发生实质变更时，应用将向您展示新版本，经您同意后方可继续使用。本文本以中文和英文写成；两种文本如有不一致，以中文文本为准。
如有疑问，请致电秘书处：+86 10 1555 0180，或发送邮件至secretariat@forum.example；论坛期间亦可前往玉澄国宾馆主楼一层大厅总服务台咨询。`,
};
