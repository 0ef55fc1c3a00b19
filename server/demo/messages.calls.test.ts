import { afterAll, beforeAll, expect, test } from 'vitest';
import { MessageKind, type Message } from 'contract/calls/messages';
import { languages } from 'contract/languages';
import { demoPerson, steps } from '../src/platform/testing/signing-in.ts';
import { testServer } from '../src/platform/testing/test-server.ts';
import { contactPersonOf, people, signInAs } from './people.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => void (server = await testServer()));
afterAll(() => server.stop());

const signedIn = Object.values(signInAs).filter((key) => people.find((one) => one.key === key)?.verified);

/** Names that delegates typed for their contact persons stay as they were written. */
const typed = Object.values(contactPersonOf).map((key) => demoPerson(key).name.zh);
const withoutTyped = (text: string) => typed.reduce((rest, name) => rest.replaceAll(name, ''), text);

test('the inboxes of the sign-in list hold every kind of message, in both languages, none from the future', async () => {
  const kinds = new Set<string>();
  for (const key of signedIn) {
    const { token } = await steps(server).signIn({ channel: 'email', address: demoPerson(key).email });
    for (const language of languages)
      for (const group of ['reminder', 'notification']) {
        const { obj } = await server.call.json('/api/guestMsg/getMessages', { group }, { token, language });
        const { messages } = obj as { messages: Message[] };
        expect(messages.length, `${key} has a ${group}`).toBeGreaterThan(0);
        for (const { kind, title, text, sentAt } of messages) {
          kinds.add(kind);
          // What somebody noted for themselves stays in the language in which they wrote it.
          const made = withoutTyped(kind === 'own item' ? title : title + text);
          expect(/\p{Script=Han}/u.test(made)).toBe(language === 'zh');
          expect(Date.parse(sentAt)).toBeLessThanOrEqual(server.clock.now().getTime());
        }
      }
  }
  expect([...kinds].toSorted()).toEqual(MessageKind.options.toSorted());
});
