import { describe, expect, test } from 'vitest';
import { checkPath, languageChoicePath, legalTextsPath, loginPath, privacyPath, scanPath } from '../../lib/paths.ts';
import { redirectFor } from './guard-rules.ts';
import { needsSession } from './pages-without-session.ts';

const stranger = { signedIn: false, agreed: false, languageChosen: false };
const chose = { ...stranger, languageChosen: true };
const agreed = { ...chose, agreed: true };
const signedIn = { ...agreed, signedIn: true };
const agenda = '/pages/meeting/meeting';

test('only signing in, the language choice and the legal texts are open', () => {
  const all = ['/', agenda, privacyPath, loginPath, checkPath, scanPath, legalTextsPath, languageChoicePath];
  expect(all.filter(needsSession)).toEqual(['/', agenda, privacyPath]);
});

describe('without a token', () => {
  test.each(['/', agenda, loginPath, checkPath, scanPath, legalTextsPath])(
    'a first visit to %s begins with the language',
    (path) => {
      expect(redirectFor(path, stranger)).toBe(languageChoicePath);
    },
  );

  test.each(['/', agenda, checkPath, scanPath, legalTextsPath])(
    'before Agree %s, which would send a call, leads to sign-in',
    (path) => {
      expect(redirectFor(path, chose)).toBe(loginPath);
    },
  );

  test.each([languageChoicePath, loginPath])('with a language chosen, %s shows', (path) => {
    expect(redirectFor(path, chose)).toBeUndefined();
  });

  test.each(['/', agenda, privacyPath])('after the guide was shown, %s leads to sign-in', (path) => {
    expect(redirectFor(path, agreed)).toBe(loginPath);
  });

  test.each([loginPath, checkPath, scanPath, legalTextsPath])('after Agree %s shows', (path) => {
    expect(redirectFor(path, agreed)).toBeUndefined();
  });
});

describe('signed in', () => {
  test.each(['/', agenda, privacyPath, legalTextsPath, languageChoicePath, scanPath])('%s shows', (path) => {
    expect(redirectFor(path, signedIn)).toBeUndefined();
  });

  test.each([loginPath, checkPath])('%s leads to the page that was wanted before', (path) => {
    expect(redirectFor(path, signedIn)).toBe('return path');
  });
});
