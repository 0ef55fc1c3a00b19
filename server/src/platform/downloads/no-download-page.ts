/** The page for a link that was used, has expired or never existed. */
export const noDownloadPage = `<!doctype html>
<html lang="zh">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>下载链接已失效 · This download link is no longer valid</title>
<link rel="stylesheet" href="/download.css">
</head>
<body>
<main>
<h1>下载链接已失效</h1>
<p>下载链接仅可使用一次，一分钟内有效。请返回上一页面，重新点击下载。</p>
<h2 lang="en">This download link is no longer valid</h2>
<p lang="en">A download link works once and for one minute. Please go back to the page you came from and ask for the download again.</p>
<p><a href="/cdfH5/">返回首页 · <span lang="en">Back to Home</span></a></p>
</main>
</body>
</html>
`;

export const noDownloadStyle = `body{margin:0;background:#fae8b6;color:#2b1a12;font:16px/1.6 system-ui,-apple-system,"PingFang SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif}
main{max-width:34rem;margin:12vh auto 0;padding:0 1.5rem}
h1,h2{font-size:1.25rem;line-height:1.5;margin:1.5rem 0 .25rem}
p{margin:0 0 .75rem;color:#5f4836}
a{display:inline-block;margin-top:1rem;padding:.6rem 0;color:#9b1b1f;font-weight:600}
a:focus-visible{outline:2px solid #0b559f;outline-offset:2px}
`;
