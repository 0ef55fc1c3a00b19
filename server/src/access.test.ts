import { expect, test } from 'vitest';
import { calls } from 'contract/calls';

/** The open doors: opening one more shows here as a difference that somebody has to agree to. */
test('these calls, and no others, are open to these people', () => {
  expect(Object.fromEntries(calls.map(({ path, kind, who }) => [path, `${kind}: ${who}`]))).toEqual({
    '/api/about/getSlides': 'read: signed in',
    '/api/about/getIntroduction': 'read: signed in',
    '/api/about/getQuestions': 'read: signed in',
    '/api/agenda/getAgenda': 'read: signed in',
    '/api/conference/getConference': 'read: signed in',
    '/api/delegates/getDelegates': 'read: signed in',
    '/api/delegates/getDelegate': 'read: signed in',
    '/api/agenda/prepareMaterial': 'write: signed in',
    '/api/agenda/prepareCalendar': 'write: signed in',
    '/api/live/followChanges': 'read: signed in',
    '/api/live/getChanges': 'read: signed in',
    '/api/partner/getPartners': 'read: signed in',
    '/api/partner/getPartner': 'read: signed in',
    '/api/partner/getMediaList': 'read: signed in',
    '/api/places/getPlaces': 'read: signed in',
    // Open because they come before signing in.
    '/api/about/getLegalTexts': 'read: anyone',
    '/api/about/getSignInHelp': 'read: anyone',
    '/api/login/getImage': 'write: anyone',
    '/api/login/getImageSound': 'read: anyone',
    '/api/login/sendCode': 'write: anyone',
    '/api/login/signInByCode': 'write: anyone',
    '/api/login/readBadge': 'write: anyone',
    '/api/login/signInByBadge': 'write: anyone',
    // Open because the ticket itself is what proves who asks.
    '/api/hostApp/tradeTicket': 'write: anyone',
    // A badge session that no code confirmed yet may use these, too.
    '/api/session/getMe': 'read: has a session',
    '/api/session/agreeToTexts': 'write: has a session',
    '/api/session/withdrawConsent': 'write: signed in and confirmed',
    '/api/session/getConfirmationWays': 'read: signed in',
    '/api/session/sendConfirmation': 'write: signed in',
    '/api/session/confirmSession': 'write: signed in',
    '/api/session/signOut': 'write: has a session',
  });
});

test('no two calls share a path', () => {
  const paths = calls.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
