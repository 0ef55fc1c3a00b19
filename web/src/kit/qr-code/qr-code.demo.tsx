import type { Demos } from '../demos.ts';
import { QrCode } from './qr-code.tsx';

export const demos: Demos = {
  'a short text': (say) => <QrCode text="D-0418" label={say('Code D-0418', '编号D-0418')} />,
  'an address': (say) => (
    <QrCode text="https://forum.example/cdfH5/pages/index/index" label={say('Address of the app', '应用地址')} />
  ),
};
