/** The colours of the Forum's papers, without the mark that formats write differently. */
export const paperColours = {
  lacquer: '9B1B1F',
  gold: '7A5510',
  ink: '2B1A12',
  faint: '8A7B6C',
  line: 'D9C9A3',
  light: 'FBF4E2',
  jade: '1B6247',
} as const;
