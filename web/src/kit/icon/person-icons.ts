/** Icons of facts about a person. */
export const globeIcon =
  'M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0m0 0h16M12 4c2.5 2.5 3.5 5 3.5 8s-1 5.5-3.5 8c-2.5-2.5-3.5-5-3.5-8s1-5.5 3.5-8z';
