import type { Both } from '../shapes.ts';

export const privacy: Both = {
  en: `In force from 1 September 2026.

The Secretariat of the High-Level Forum on Global Development (the Secretariat) is responsible for the personal data in the Forum Companion app. This policy sets out what we keep and why, who sees it, how long it is kept, and what your rights are. Before you agree to it, the app stores nothing on your device and sends nothing to us.

# What we keep
From your registration: your name, title, organisation and photograph, the colour of your badge, your mobile number, email address and date of birth. Mobile number, email address and date of birth are stored encrypted.
From your use of the app: your profile, your mode, the person you name as your contact person, the meetings and delegates you bookmark, your own schedule items, the cards you send and receive with their messages, the messages sent to you, and your arrangements at the Forum such as hotel, car and seat.
For security: when and how you logged in, a random identifier of your device, failed attempts, which versions of these texts you accepted and when, and a record of the changes that staff of the Secretariat make. We do not read your location, your contacts or your other apps.

# Why we keep it
We use these data to confirm your identity and prevent others from using it, to show you the agenda and remind you of your meetings, to let delegates get in touch in the way they choose, to make arrangements for your attendance, and to keep the Forum safe. The basis is your consent and the conduct of the event you registered for. We do not use them for advertising, do not build profiles of your interests, and do not sell them.

# Who sees what
To attendees who have logged in, the directory shows the name, title, organisation, profile and photograph of formal delegates. It never shows a mobile number, an email address or a date of birth.
In social mode an accepted card exchange gives the other side the mobile number, the email address or both, as you have ticked. In assistant mode it gives the name, mobile number and email address of your contact person instead of your own. In privacy mode nobody can request your card; what you tick in a card that you send yourself is shared once it is accepted. When either side ends an exchange, the details disappear from the other side’s app. Copies that others have made outside the app are beyond our control.
A contact person sees the card requests addressed to you and, if you allow it, your timeline and arrangements. Staff of the Secretariat see what their task requires; every change they make is recorded.
Verification codes and notices are sent through providers of text messages and email, who receive the address and the text for the sole purpose of delivery. If you enter from a partner’s app, that partner confirms your identity; it receives no data from us in return. We give data to other third parties only where the law requires it.

# On your device
After you agree, the app stores on your device your language, your display settings, a random identifier, the key of your session and a mark that this device has logged in before. The mark cannot be used to log in; it only prevents others from blocking your login by repeated failed attempts. Personal data kept for use without a network are encrypted and are deleted when you log out, when your session ends, or after 72 hours without contact.
The camera is used only while you scan a badge. The picture is read on your device; it is neither kept nor sent. If you choose a photograph instead, the app sees that one photograph and nothing else in your album. You can change the camera permission in the settings of your browser at any time.

# One device
Your account works on one device at a time; a browser and a partner’s app on the same phone may be used side by side. A session ends after 30 days without use, after 90 days in any case, and not later than seven days after the Forum.

# How long we keep it
Login attempts and verification codes are deleted within 30 days. Your profile, cards, messages and schedule are deleted not later than 180 days after the Forum closes. The record of consents and of changes made by staff is kept for three years as evidence; names in it are replaced when an entry is erased. Where the law requires a longer period for particular documents, that period applies.

# Your rights
You may inspect what we keep about you and obtain a copy, request correction or erasure, change your mode, and withdraw your consent at any time on the privacy page. Withdrawal ends all your sessions; it does not affect processing carried out before it. Some data are necessary for your entry to the venues and are kept until the Forum has ended. We answer requests within fifteen working days. You may also lodge a complaint with the competent authority.

# Security
Connections are encrypted. Session keys are stored only in a form from which they cannot be recovered. Access by staff requires a second factor. Should your data nevertheless be put at risk, we will inform you without delay of what has happened and what you can do.

# Changes and contact
When this policy changes in substance, the app asks for your consent again. For questions, please call the Secretariat on +86 10 1555 0180, or visit the help desk in the lobby of the Main Building, Yucheng State Guesthouse. Both language versions are equally valid; in case of divergence, the Chinese text prevails.`,

  zh: `自2026年9月1日起施行。

全球发展高层论坛组委会秘书处（以下简称“秘书处”）负责处理“论坛助手”应用中的个人信息。本政策说明我们保存哪些信息、为何保存、谁可以看到、保存多久，以及您享有的权利。在您同意之前，应用不会在您的设备上存储任何信息，也不会向我们发送任何信息。

# 我们保存的信息
来自注册：您的姓名、职务、单位、照片、证件颜色、手机号、电子邮箱和出生日期。其中手机号、电子邮箱和出生日期均加密保存。
来自使用：您的个人简介、所选模式、指定的联系人、收藏的会议与代表、自建日程、收发的名片及留言、发送给您的消息，以及住宿、用车、座位等参会安排。
用于安全：登录的时间与方式、设备的随机标识、验证失败的记录、您接受的协议版本与时间，以及秘书处工作人员的操作记录。我们不读取您的位置、通讯录或其他应用。

# 使用目的
上述信息用于确认您的身份并防止他人冒用，向您展示日程并发送会议提醒，帮助代表以其选择的方式建立联系，安排您的参会行程，保障论坛安全。处理依据为您的同意以及您所注册活动的开展。我们不将其用于广告，不分析您的兴趣偏好，也不出售。

# 谁可以看到
嘉宾名录向已登录的参会人员显示正式代表的姓名、职务、单位、简介和照片，任何情况下均不显示手机号、电子邮箱和出生日期。
社交模式下，名片交换被接受后，对方可看到您勾选的手机号、电子邮箱或两者；助理模式下，对方看到的是您联系人的姓名、手机号和电子邮箱，而非您本人的；隐私模式下，任何人不能向您请求名片，您主动发送名片时所勾选的信息在对方接受后提供。任何一方解除名片好友关系后，相关信息即从对方的应用中消失；对方在应用之外自行留存的副本，我们无法控制。
联系人可以看到发给您的名片请求；经您允许，还可看到您的日程与参会安排。秘书处工作人员仅可查看履行职责所需的信息，其每一项修改均有记录。
验证码与提醒通过短信和电子邮件服务商发送，服务商仅为送达之目的接触收件地址与内容。如您从合作方应用进入，由合作方确认您的身份，我们不向其反馈任何信息。除法律要求外，我们不向其他第三方提供个人信息。

# 您设备上的信息
在您同意之后，应用在设备上保存语言、显示设置、随机标识、登录凭证，以及该设备曾经登录的标记。该标记不能用于登录，仅用于防止他人通过反复失败使您无法登录。供离线使用的个人数据均加密保存，并在您退出登录、登录失效或72小时未联网后删除。
相机仅在您扫描证件时使用，画面在设备上识别，不保存、不上传。如您改为选择照片，应用只能读取您所选的那一张，无法访问相册中的其他内容。您可随时在浏览器设置中更改相机权限。

# 单设备登录
您的账号同一时间仅可在一台设备上使用；同一手机上的浏览器与合作方应用可以并行使用。登录状态在30天未使用后失效，最长不超过90天，且不晚于论坛闭幕后七日。

# 保存期限
登录尝试与验证码记录在30天内删除。个人简介、名片、消息与日程不晚于论坛闭幕后180天删除。同意记录与工作人员操作记录作为凭证保存三年，相关条目被删除时其中的姓名将被替换。法律对个别文件规定更长期限的，从其规定。

# 您的权利
您可以查阅并获取我们保存的关于您的信息，请求更正或删除，更改模式，并随时在隐私页面撤回同意。撤回同意将终止您的全部登录，不影响撤回前已进行的处理。部分信息为您进入会场所必需，将保留至论坛结束。我们在十五个工作日内答复您的请求。您也有权向主管部门投诉。

# 信息安全
所有连接均经加密；登录凭证仅以不可还原的形式保存；工作人员访问须经二次验证。如您的信息仍面临风险，我们将及时告知您所发生的情况以及可采取的措施。

# 变更与联系方式
本政策发生实质变更时，应用将再次征求您的同意。如有疑问，请致电秘书处：+86 10 1555 0180，或前往玉澄国宾馆主楼一层大厅总服务台。中英文文本具有同等效力，如有歧义，以中文文本为准。`,
};
