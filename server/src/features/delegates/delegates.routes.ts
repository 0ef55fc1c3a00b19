import * as calls from 'contract/calls/delegates';
import type { Answer } from '../../platform/http/answer.ts';
import { showDelegate, showDelegates } from './delegates.actions.ts';

export function delegatesRoutes(answer: Answer) {
  answer(calls.getDelegates, showDelegates);
  answer(calls.getDelegate, showDelegate);
}
