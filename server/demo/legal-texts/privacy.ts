import type { Both } from '../shapes.ts';

export const privacy: Both = {
  en: `In force from 1 September 2026.

The Organising Committee of the High-Level Forum on Global Development, a non-profit legal person registered under the laws of the People’s Republic of China, 8 Yucheng Road, Beijing, represented by its Secretariat (the Secretariat), is responsible for the personal data in the Forum Companion app. This policy sets out what we keep and why, who sees it, where and how long it is kept, and what your rights are. Before you agree to it, the app stores nothing on your device and sends no personal data; if you come from a partner’s app, it sends only the one-time pass that the partner’s app gave you.
The person in charge of the protection of personal data at the Secretariat can be reached at privacy@forum.example and on +86 10 1555 0180; our representative for persons in the European Economic Area and the United Kingdom at representative@forum.example.

# What we keep
From your registration: your name, title, organisation, profile and photograph, the languages you speak, the colour and number of your badge, your mobile number, email address and date of birth. Mobile number, email address and date of birth are stored encrypted.
From the Forum: the meetings that you chair, speak in or are invited to, and the messages sent to you.
From you: the meetings and delegates that you bookmark, the entries of your own schedule, and which messages you have read. No other attendee sees them; what you write into your schedule is stored encrypted. Also the corrections of your profile that you ask for, with our decision; they are stored encrypted, and until they are applied nobody but you and the Secretariat sees them.
For your stay, where we arrange it: your hotel and the dates of your stay, your cars, your seats and your liaison officer. They are stored encrypted and shown in the app to you alone. We protect your photograph and these arrangements as sensitive personal data: the photograph is used only to make and check your badge and to present you in the directory and on the pages of meetings, the arrangements only for your stay, your transport and your seats. You need not give us the latter in order to use the app.
If you ask for it: where push notifications are sent to, and a private address from which your calendar app fetches your timeline. Whoever has that address can read your timeline until you revoke it.
For security: when and how you logged in, a random identifier of your device, the network (not the full address) from which a code was requested, failed attempts, which versions of these texts you accepted and when, which profiles you opened in the last day, and a record of the changes that staff of the Secretariat make. We do not read your location, your contacts or your other apps. We do not use face recognition.

# Why we keep it, and on what basis
We use registration data to confirm your identity, to prevent others from using it, to show you the agenda as it concerns you, and to present delegates to one another in the directory. The basis is the performance of your participation in the Forum (Article 13(1)(2) of the Personal Information Protection Law of the People’s Republic of China, PIPL; Article 6(1)(b) of the General Data Protection Regulation, GDPR); for your photograph and profile, for push notifications and the calendar address and for what the app stores on your device, it is your consent (Article 13(1)(1) PIPL; Article 6(1)(a) GDPR).
We use security data to protect accounts and to keep the Forum safe. The basis is your consent (Article 13(1)(1) PIPL) and our legitimate interest in secure operation (Article 6(1)(f) GDPR).
We do not use your data for advertising, do not build profiles of your interests, take no automated decisions about you, and do not sell your data.

# Who sees what
To attendees who have logged in, the directory shows the name, title, organisation, languages, profile and photograph of formal delegates, and the pages of meetings show their chairs and speakers. Neither ever shows a mobile number, an email address or a date of birth.
Staff of the Secretariat see what their task requires; every change they make is recorded.

# To whom we pass data on
Verification codes and notices are sent through providers of text messages and email, who receive the address and the text for the sole purpose of delivery. Push notifications travel through the push service of your browser, which receives them encrypted; they say only that there is a new message.
The following partners receive the data that their task requires, for that purpose alone: Yunpan Data (hosting of the app and its data), Yuanxu Software (registration and badges: name, organisation, photograph), Anheng Insurance (insurance of attendees: name and date of birth), Xingchuan Motors (transport: name and mobile number) and the Yucheng State Guesthouse (accommodation: name and dates of stay). Their addresses are on their pages in the app.
If you enter from a partner’s app, that partner confirms your identity. In return we tell it at most that there is a new message for you, with the number of that message and never its content. To others we give data only where the law requires it.

# Where your data are
Your data are stored in the People’s Republic of China. If you attend from abroad, you provide them to us directly. Codes, notices and push notifications to numbers, addresses and services outside China are carried by providers there; the directory can be read wherever an attendee has logged in. This transfer is necessary for your participation in the Forum (Article 13(1)(2) PIPL; Article 49(1)(b) GDPR). The law of a place where data arrive may protect them less than that of your own.

# On your device
After you agree, the app stores on your device your language, your display settings, a note that you have agreed, the name of the Forum and a random identifier; once you log in, also your login credential, your number in our records, a cookie by which pictures are shown to you while you are logged in and by which a logout made without a connection takes effect once the connection returns, and a mark that this device has logged in before. The cookie serves no other purpose. The mark cannot be used to log in; it only prevents others from blocking your login by repeated failed attempts. If you turn on push notifications, your browser also keeps the subscription and a small part of the app that shows them.
The camera is used only while you scan a badge or take your photograph. What is scanned is read on your device; it is neither kept nor sent. If you choose a photograph instead, the app sees that one photograph and nothing else in your album. You can change the camera permission in the settings of your browser at any time.

# Sessions
You may be logged in once in a browser, once in WeChat and once in a partner’s app; a new login of the same kind ends the earlier one. A session ends after 30 days without use, after 90 days in any case, and not later than seven days after the Forum.

# How long we keep it
Verification codes and the list of profiles you opened are deleted within three days, an entry that you delete from your schedule after an hour, messages eight days after the Forum, and the calendar address and the push subscription not later than seven days after it. Failed attempts are deleted when 30 days have passed without another one, or 90 days where login was restricted. The record of your logins and your registration data, including your photograph and date of birth, your arrangements, your bookmarks and your own schedule, are deleted not later than 180 days after the Forum closes. The record of consents is kept as long as your other data. The record of changes made by staff is kept as evidence; what it says about you becomes unreadable when your data are erased. Where the law requires a longer period for particular documents, that period applies.

# Your rights
You may inspect what we keep about you and obtain a copy, also in a form that can be passed on to others; have data corrected, completed or erased; restrict our use of them or object to it; have our rules explained to you; have your account closed; and withdraw your consent at any time. Withdrawal ends all your sessions; it does not affect processing carried out before it.
In your profile in the app you may ask for corrections. On the privacy page you may withdraw your consent, download all that we keep about you, and ask for its erasure. Download and erasure need a verification code sent to your registered address. A download is kept encrypted for 24 hours. An erasure is carried out 24 hours after you asked for it; until then you can take it back there. Where the law or an open matter requires it, the Secretariat may put an erasure on hold, and tells you why. Afterwards the Secretariat keeps the receipt, which does not name you, and backups until they are overwritten, after 30 days at most.
To exercise your other rights, please write to privacy@forum.example or call the Secretariat. We answer requests within 15 working days.
You may also lodge a complaint with the Cyberspace Administration of China or with the data protection authority of your place of residence.

# Minors
The app is not intended for persons under 18.

# Security
Connections are encrypted. Login credentials are stored only in a form from which they cannot be recovered. Should personal data be disclosed, altered or lost, or should this be likely, we will take remedial action at once and inform you and the competent authorities as the law requires.

# Changes and contact
When this policy changes in substance, the app asks for your consent again. For questions, please write to privacy@forum.example, call the Secretariat on +86 10 1555 0180, or visit the help desk in the lobby of the Main Building, Yucheng State Guesthouse.
This text is drawn up in Chinese and English. In the event of any discrepancy, the Chinese text shall prevail.`,

  zh: `自2026年9月1日起施行。

全球发展高层论坛组委会（依中华人民共和国法律登记的非营利法人，地址：北京市玉澄路8号）由其秘书处（以下简称“秘书处”）代表，是“论坛助手”应用中个人信息的处理者。本政策说明我们保存哪些信息、为何保存、谁可以看到、存于何处、保存多久，以及您享有的权利。在您同意之前，应用不会在您的设备上存储任何信息，也不会发送您的个人信息；您由合作方应用进入的，仅发送该应用提供的一次性凭证。
秘书处个人信息保护负责人的联系方式为privacy@forum.example、+86 10 1555 0180；欧洲经济区和英国境内的人士可通过representative@forum.example联系我们的代表。

# 我们保存的信息
注册信息：您的姓名、单位、职务、简介、照片、使用的语言、证件颜色与编号、手机号、电子邮箱和出生日期。其中手机号、电子邮箱和出生日期均加密保存。
参会信息：您主持、发言或受邀参加的会议，以及发送给您的消息。
您自行添加的信息：您收藏的会议与嘉宾、您的个人日程，以及消息是否已读。其他参会人员均无法看到；个人日程的内容加密保存。此外还包括您提出的个人资料更正申请及我们的处理结果；更正申请加密保存，在更正之前仅您本人与秘书处可见。
行程信息（由我们代为安排的）：酒店与入住日期、用车、座位和联络员。上述信息加密保存，在应用中仅向您本人显示。照片与行程信息均按敏感个人信息予以保护：照片仅用于制作、核验证件以及在嘉宾名录和会议页面中介绍您，行程信息仅用于安排您的住宿、用车与座位；您可以不提供行程信息，本应用的使用不受影响。
经您开启的功能：消息推送的接收地址，以及供日历应用获取您日程的专属订阅地址。在您撤销之前，任何持有该订阅地址的人均可查看您的日程。
安全信息：登录的时间与方式、设备的随机标识、请求验证码时所在的网段（非完整地址）、验证失败的记录、您接受的协议版本与时间、您最近一日查看过的嘉宾资料，以及秘书处工作人员的操作记录。我们不读取您的位置、通讯录或其他应用。我们不使用人脸识别。

# 使用目的与处理依据
注册信息用于确认您的身份并防止他人冒用，向您展示与您有关的日程，并在嘉宾名录中向其他参会人员介绍代表。处理依据为履行您参会所必需（《中华人民共和国个人信息保护法》第十三条第一款第二项；欧盟《通用数据保护条例》第6条第1款b项）；照片、简介、消息推送、日历订阅地址以及应用在您设备上保存的信息，依据为您的同意（《个人信息保护法》第十三条第一款第一项；《通用数据保护条例》第6条第1款a项）。
安全信息用于保护账号、保障论坛安全。处理依据为您的同意（《个人信息保护法》第十三条第一款第一项）以及我们在安全运行方面的正当利益（《通用数据保护条例》第6条第1款f项）。
我们不将您的信息用于广告，不分析您的兴趣偏好，不对您作出自动化决策，也不出售您的信息。

# 信息的可见范围
嘉宾名录向已登录的参会人员显示正式代表的姓名、单位、职务、语言、简介和照片，会议页面显示主持人和发言嘉宾；任何情况下均不显示手机号、电子邮箱和出生日期。
秘书处工作人员仅可查看履行职责所需的信息，其每一项修改均有记录。

# 向他人提供
验证码与提醒通过短信和电子邮件服务商发送，服务商仅为送达之目的接触收件地址与内容。消息推送经由您所用浏览器的推送服务传送，该服务仅接收加密内容，推送仅提示您有新消息。
下列合作伙伴仅为各自目的接收履行职责所必需的信息：云磐数据（应用及数据托管）、元序软件（注册与证件：姓名、单位、照片）、安衡保险（参会人员保险：姓名、出生日期）、行川汽车（交通：姓名、手机号）、玉澄国宾馆（住宿：姓名、入住日期）。其联系方式见应用内各机构页面。
如您从合作方应用进入，由合作方确认您的身份；我们至多告知其您有一条新消息及该消息的编号，绝不提供消息内容。除此之外，我们仅在法律要求时向他人提供个人信息。

# 存储地点与跨境提供
您的个人信息存储于中华人民共和国境内。您自境外参会的，由您直接向我们提供。发往境外号码、邮箱和推送服务的验证码、提醒与推送由当地服务商传送；参会人员在境外登录后亦可查看嘉宾名录。上述跨境提供系您参会所必需（《个人信息保护法》第十三条第一款第二项；《通用数据保护条例》第49条第1款b项）。信息到达地的法律所提供的保护可能低于您所在地的法律。

# 您设备上的信息
在您同意之后，应用在设备上保存语言、显示设置、您已同意的记录、论坛名称和随机标识；登录后还保存登录凭证、您在系统中的编号、Cookie以及该设备曾经登录的标记。Cookie用于在您登录期间显示图片，并使断网时的退出登录在恢复连接后生效，不作他用。该标记不能用于登录，仅用于防止他人通过反复失败使您无法登录。如您开启消息推送，浏览器还会保存推送订阅以及用于显示推送的少量程序。
相机仅在您扫描证件或拍摄个人照片时使用；扫描时画面在设备上识别，不保存、不上传。如您改为选择照片，应用只能读取您所选的那一张，无法访问相册中的其他内容。您可随时在浏览器设置中更改相机权限。

# 登录状态
浏览器、微信与合作方应用中可各保持一个登录，同类的新登录将使此前的登录失效。登录状态在30天未使用后失效，最长不超过90天，且不晚于论坛闭幕后7日。

# 保存期限
验证码与查看嘉宾资料的记录在3天内删除；您从个人日程中删除的内容在1小时后删除；消息在论坛闭幕后8日删除；日历订阅地址与推送订阅不晚于论坛闭幕后7日删除。登录失败的记录，在最后一次失败满30天后删除；登录受限的，满90天后删除。登录记录、注册信息（含照片与出生日期）、行程信息、收藏与个人日程不晚于论坛闭幕后180天删除。同意记录与您的其他信息保存同样时间。工作人员操作记录作为凭证保存；您的信息被删除后，其中有关您的内容即无法读取。法律对个别文件规定更长期限的，从其规定。

# 您的权利
您可以查阅、复制我们保存的关于您的信息，并请求以可转移的形式提供；可以请求更正、补充或删除；可以限制或拒绝我们的处理；可以要求我们对处理规则作出解释说明；可以注销账号；并可随时撤回同意。撤回同意将终止您的全部登录，不影响撤回前已进行的处理。
您可在应用的个人资料中申请更正，在隐私页面撤回同意、下载我们保存的关于您的全部信息，或申请删除。下载和删除须先输入发送至您登记联系方式的验证码。下载文件加密保留24小时。删除于申请24小时后执行，此前您可在该页面撤回申请。法律或未结事项有要求的，秘书处可暂缓删除，并告知您原因。删除后，秘书处仅保留不含您姓名的回执；备份至被覆盖为止，最长30日。
行使其他权利，请发送邮件至privacy@forum.example或致电秘书处。我们在15个工作日内答复您的请求。
您也有权向国家互联网信息办公室或您居住地的数据保护机构投诉。

# 未成年人
本应用不面向未满十八周岁的未成年人。

# 信息安全
所有连接均经加密；登录凭证仅以不可还原的形式保存。如发生或可能发生个人信息泄露、篡改、丢失，我们将立即采取补救措施，并依法告知您和主管部门。

# 变更与联系方式
本政策发生实质变更时，应用将再次征求您的同意。如有疑问，请发送邮件至privacy@forum.example，致电秘书处：+86 10 1555 0180，或前往玉澄国宾馆主楼一层大厅总服务台。
本文本以中文和英文写成；两种文本如有不一致，以中文文本为准。`,
};
