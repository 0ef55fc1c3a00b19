import { agreementMissing, wrongCode } from 'contract/refusals';
import { useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../../lib/language.ts';
import { enterByCode } from '../sign-in.api.ts';
import { useAgreedVersions } from '../use-agreed-versions.ts';
import { useSessionKind } from '../use-session-kind.ts';
import { startSession } from '../../../shell/session/start-session.ts';
import { draft } from '../draft.ts';
import { isAnswer, placeOf, type Problems } from './refusal-place.ts';

/** Trades the code for a session; answers the problems to show, or nothing once signed in. */
export function useCodeSignIn() {
  const queries = useQueryClient();
  const language = useLanguage();
  const versions = useAgreedVersions();
  const kind = useSessionKind();

  return async (): Promise<Problems | undefined> => {
    const { code, ticked, sent, picture } = draft.get();
    const flowId = sent?.flowId ?? picture?.flowId;
    const problems: Problems = {
      ...(!code || !flowId ? { code: wrongCode.says[language] } : {}),
      ...(ticked ? {} : { tick: agreementMissing.says[language] }),
    };
    if (!flowId || Object.keys(problems).length > 0) return problems;
    try {
      startSession(await enterByCode(flowId, code, await versions.get(), kind), queries);
      return undefined;
    } catch (failure) {
      if (!isAnswer(failure)) return {};
      const place = placeOf(failure);
      if (place === 'tick') versions.forget();
      return { [place]: failure.msg };
    }
  };
}
