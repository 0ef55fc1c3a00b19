import { announceVersion } from 'contract/calls/console/app-version';
import * as calls from 'contract/calls/phone/settings';
import type { Bind } from '../../platform/http/binding.ts';
import { announceAppVersion, showAppVersion } from './settings.actions.ts';

export function settingsRoutes(bind: Bind) {
  bind(calls.getAppVersion, showAppVersion);
  bind(announceVersion, announceAppVersion);
}
