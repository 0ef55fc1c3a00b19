import { describe, expect, test } from 'vitest';
import { configurationFrom } from '../configuration.ts';
import { pushAddress } from './push-hosts.rules.ts';

const known = { hosts: configurationFrom({}).pushHosts };

describe('where a push may go', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://web.push.apple.com/QGx',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://wns2-par02p.notify.windows.com/w/?token=BQY%3d',
  ])('%s is a push service', (endpoint) => expect(pushAddress(endpoint, known)).toBe(endpoint));

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://localhost/',
    'https://fcm.googleapis.com:8443/fcm',
    'https://fcm.googleapis.com:80/fcm',
    'https://fcm.googleapis.com@127.0.0.1/',
    'https://user:word@fcm.googleapis.com/',
    'https://127.0.0.1#@fcm.googleapis.com/',
    'https://127.0.0.1\\@fcm.googleapis.com/',
    'https://fcm.googleapis.com.evil.example/',
    'https://evil-fcm.googleapis.com/',
    'https://fcm.googleapis.com./',
    'https://notify.windows.com/',
    'https://evilnotify.windows.com/',
    'https://169.254.169.254/latest/meta-data',
    'ftp://fcm.googleapis.com/',
    'file:///etc/passwd',
    '//fcm.googleapis.com/',
    'fcm.googleapis.com',
    '',
  ])('%s is none', (endpoint) => expect(pushAddress(endpoint, known)).toBeUndefined());

  test('a service on this machine is one only where the settings name its very origin', () => {
    const testing = { ...known, testOrigin: 'http://127.0.0.1:9000' };
    expect(pushAddress('http://127.0.0.1:9000/a', testing)).toBe('http://127.0.0.1:9000/a');
    expect(pushAddress('http://127.0.0.1:9001/a', testing)).toBeUndefined();
    expect(pushAddress('http://127.0.0.1:9000@evil.example/a', testing)).toBeUndefined();
  });
});
