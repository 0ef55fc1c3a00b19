import * as calls from 'contract/calls/console/media';
import type { Bind } from '../../platform/http/binding.ts';
import { listContentFiles, removeUnusedFile } from './media.actions.ts';

export function mediaRoutes(bind: Bind) {
  bind(calls.listFiles, listContentFiles);
  bind(calls.removeFile, removeUnusedFile);
}
