/** A place in a file, as `path#name`: an export, or a word of a table as `path#table.word`. */
export type Place = `${string}#${string}`;
/** A test, as `path#name of the test`. */
export type Test = Place;
export type Both = { en: string; zh: string };

/** What carries a text of the specification, and what shows it. */
export type TextCase = {
  /** The words as the product begins them, if the specification only describes them or writes them in a sentence. */
  en?: string;
  /** With what the Chinese begins. */
  zh: string;
  /** Every refusal and word that begins with them; a path alone means that the code there has the text. */
  carriedBy: readonly string[];
  shownBy: readonly Test[];
};
