import { openStore } from '../../lib/store.ts';

export type Question = {
  title: string;
  text?: string;
  destroys?: boolean;
  /** What Confirm is called, where there is a better word for it. */
  confirmText?: string;
  /** Another page, or the return of the network, settles the matter without an answer. */
  passing?: boolean;
};
export type OpenQuestion = Question & { answer: (confirmed: boolean) => void; answered: Promise<boolean> };

/** Questions that wait for Confirm or Cancel; the first one is on the screen. */
export function openDialogs() {
  const { get, set, subscribe } = openStore<readonly OpenQuestion[]>([]);
  return {
    get,
    subscribe,

    /** The same question is never shown twice at once: a second caller gets the answer to the first. */
    confirm(question: Question): Promise<boolean> {
      const same = get().find(({ title, text }) => title === question.title && text === question.text);
      if (same) return same.answered;
      let resolve: (confirmed: boolean) => void;
      const answered = new Promise<boolean>((settle) => (resolve = settle));
      const open: OpenQuestion = { ...question, answered, answer };
      function answer(confirmed: boolean) {
        set(get().filter((other) => other !== open));
        resolve(confirmed);
      }
      set([...get(), open]);
      return answered;
    },

    /** Settles what concerned only the page that was left (no), or the network that is back (yes, send it again). */
    settlePassing(confirmed: boolean) {
      for (const question of get()) if (question.passing) question.answer(confirmed);
    },
  };
}
