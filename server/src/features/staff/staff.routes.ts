import { rotateStoreSecret } from 'contract/calls/console/store-secret';
import type { Bind } from '../../platform/http/binding.ts';
import { rotateSecret } from './staff-store-secret.actions.ts';

export function staffRoutes(bind: Bind) {
  bind(rotateStoreSecret, rotateSecret);
}
