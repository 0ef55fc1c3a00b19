import * as console from 'contract/calls/console/corrections';
import * as calls from 'contract/calls/profile';
import type { Bind } from '../../platform/http/binding.ts';
import { confirmNewAddress, sendCodeToNewAddress } from './profile-addresses.actions.ts';
import { applyOneCorrection, declineOneCorrection, showCorrections } from './profile-corrections-staff.actions.ts';
import { askForCorrection, withdrawOwnCorrection } from './profile-corrections.actions.ts';
import { showWaitingPhoto, takePhoto } from './profile-photo.actions.ts';
import { showAsOthersSee, showInfo, showProfile, submitOwnProfile } from './profile.actions.ts';

export function profileRoutes(bind: Bind) {
  bind(calls.getInfo, showInfo);
  bind(calls.getProfile, showProfile);
  bind(calls.getAsOthersSee, showAsOthersSee);
  bind(calls.submitProfile, submitOwnProfile);
  bind(calls.sendAddressCode, sendCodeToNewAddress);
  bind(calls.confirmAddress, confirmNewAddress);
  bind(calls.askCorrection, askForCorrection);
  bind(calls.withdrawCorrection, withdrawOwnCorrection);
  bind(calls.sendPhoto, takePhoto);
  bind(console.listCorrections, showCorrections);
  bind(console.getWaitingPhoto, showWaitingPhoto);
  bind(console.applyCorrection, applyOneCorrection);
  bind(console.declineCorrection, declineOneCorrection);
}
