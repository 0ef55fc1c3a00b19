const names = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** What these hold is no text of an article: programs, drawings, forms, and what stands in for them. */
export const goneElements = names(
  'script style template noscript iframe object embed applet svg math canvas audio select datalist textarea title ' +
    'head noembed noframes progress meter rp mp-style-type',
);

/** Each of these begins a new line and ends it. */
export const blockElements = names(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hgroup html legend li listing main menu nav ol optgroup option p plaintext ' +
    'pre search section summary table tbody td tfoot th thead tr ul xmp',
);

export const boldElements = names('b strong th dt summary');
export const italicElements = names('i em cite dfn var');
export const underlinedElements = names('u ins');
/** Line breaks inside these are meant. */
export const literalElements = names('pre listing plaintext xmp');
export const listElements = names('ul ol menu dir');
export const headingElements = names('h1 h2 h3 h4 h5 h6');
