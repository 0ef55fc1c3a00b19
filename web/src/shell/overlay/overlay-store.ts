import { useSyncExternalStore } from 'react';
import { toastDuration } from 'contract/rules/limits';

export type Question = {
  title: string;
  text?: string;
  destroys?: boolean;
  /** Of a matter that another page, or the network's return, settles by itself. */
  passing?: boolean;
};
export type Asked = Question & { answer: (confirmed: boolean) => void; answered: Promise<boolean> };
export type OverlayState = {
  /** Set while a call shows the spinner; cancels all that are under way. */
  cancel: (() => void) | undefined;
  toast: string | undefined;
  questions: readonly Asked[];
};

/** What lies over every page: spinner, toast, question. Anyone may ask, one view shows it. */
export function openOverlay() {
  const listeners = new Set<() => void>();
  let state: OverlayState = { cancel: undefined, toast: undefined, questions: [] };
  let toastTimer: ReturnType<typeof setTimeout>;

  function change(part: Partial<OverlayState>) {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    beginLoading: (cancel: () => void) => change({ cancel }),
    endLoading: () => change({ cancel: undefined }),

    /** The same text while it is visible is ignored; another one takes its place. */
    toast(text: string) {
      if (text === state.toast) return;
      clearTimeout(toastTimer);
      change({ toast: text });
      toastTimer = setTimeout(() => change({ toast: undefined }), toastDuration);
    },

    /** The same question is not shown twice at once: whoever asks it again gets the same answer. */
    ask(question: Question): Promise<boolean> {
      const same = state.questions.find(({ title, text }) => title === question.title && text === question.text);
      if (same) return same.answered;
      let resolve: (confirmed: boolean) => void;
      const answered = new Promise<boolean>((settle) => (resolve = settle));
      const asked: Asked = { ...question, answered, answer };
      function answer(confirmed: boolean) {
        change({ questions: state.questions.filter((other) => other !== asked) });
        resolve(confirmed);
      }
      change({ questions: [...state.questions, asked] });
      return answered;
    },

    /** What was only about the page that was left, or the network that is back, needs no answer any more. */
    moveOn() {
      for (const question of state.questions) if (question.passing) question.answer(false);
    },
  };
}

export type Overlay = ReturnType<typeof openOverlay>;

export const overlay = openOverlay();

export function useOverlay(store: Overlay): OverlayState {
  return useSyncExternalStore(store.subscribe, store.get);
}
