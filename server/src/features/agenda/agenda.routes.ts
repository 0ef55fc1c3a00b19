import * as calls from 'contract/calls/agenda';
import type { Answer } from '../../platform/http/answer.ts';
import { showAgenda, showMeetings } from './agenda.actions.ts';

export function agendaRoutes(answer: Answer) {
  answer(calls.getAgenda, showAgenda);
  answer(calls.getMeetings, showMeetings);
}
