import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Help, Introduction, QuestionCategory, Slide } from 'contract/calls/about';
import { pictureAddress } from 'contract/wire/media';
import { sections } from '../../../demo/about/introduction.ts';
import { categories } from '../../../demo/about/questions.ts';
import { slides } from '../../../demo/about/slides.ts';
import { forum } from '../../../demo/forum.ts';
import { signInAs } from '../../../demo/people.ts';
import { announceChange } from '../../platform/content/announce-with-number.store.ts';
import type { Database } from '../../platform/database/database.ts';
import * as tables from '../../platform/database/tables/content/about.ts';
import { forum as forumTable } from '../../platform/database/tables/content/forum.ts';
import { mediaFile } from '../../platform/database/tables/content/media.ts';
import { idFromKey } from '../../platform/ids.ts';
import { mediaAs } from '../../platform/testing/media.ts';
import { demoPerson, steps } from '../../platform/testing/signing-in.ts';
import { testServer } from '../../platform/testing/test-server.ts';
import { statementsOf } from '../../platform/testing/statements.ts';
import { questionsByCategory, slidesInOrder } from './about.store.ts';

type Said = 'zh' | 'en';

let server: Awaited<ReturnType<typeof testServer>>;
let token = '';
beforeAll(async () => {
  server = await testServer({ environment: { FORUM_FILINGS: '京ICP备00000000号,京公网安备00000000000000号' } });
  const { email } = demoPerson(signInAs.blue);
  token = (await steps(server).signIn({ channel: 'email', address: email })).token;
});
afterAll(() => server.stop());

const ask = async <T>(call: string, language: Said) =>
  (await server.call.json(`/api/about/${call}`, {}, { language, token })).obj as T;
const askSlides = async (language: Said) => (await ask<{ slides: Slide[] }>('getSlides', language)).slides;
const askQuestions = async (language: Said) =>
  (await ask<{ categories: QuestionCategory[] }>('getQuestions', language)).categories;

/** Changes and announces in one transaction, as the secretariat does. */
async function change(topic: 'forum' | 'questions', itemId: string, work: (db: Database) => Promise<unknown>) {
  await server.db.transaction(async (db) => {
    await work(db);
    await announceChange(db, { topic, itemId, version: 2 });
  });
  await server.services.changes.catchUp();
}

test.each(['getSlides', 'getIntroduction', 'getQuestions', 'getHelp'])('%s needs a session', async (call) => {
  const { code, obj } = await server.call.json(`/api/about/${call}`, {});
  expect([code, obj]).toEqual([-6, { refusal: 'sessionExpired' }]);
});

describe('the slides of Home', () => {
  test.each(['zh', 'en'] as const)('come in their order, in %s', async (language) => {
    expect((await askSlides(language)).map(({ caption, title, target }) => ({ caption, title, target }))).toEqual(
      slides.map(({ caption, title, target }) => ({ caption: caption[language], title: title[language], target })),
    );
  });

  test('have pictures at addresses that answer, and none where the picture is gone', async () => {
    const [first, second] = await askSlides('en');
    const shown = await (await mediaAs(server, token))(pictureAddress(first!.picture!));
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(second?.picture).toMatchObject({ width: 1432, height: 448 });
    const id = idFromKey('slide', 'evening-of-culture');
    const gone = idFromKey('picture', 'slide-bridge');
    await change('forum', id, (db) => db.delete(mediaFile).where(eq(mediaFile.id, gone)));
    expect((await askSlides('en')).map((slide) => slide.picture !== null)).toEqual([true, false, true]);
  });

  test('change for everyone when the secretariat changes one, and show the other language if one is missing', async () => {
    const id = idFromKey('slide', 'theme');
    await change('forum', id, (db) =>
      db
        .update(tables.slide)
        .set({ title: { zh: '', en: 'A New Title' } })
        .where(eq(tables.slide.id, id)),
    );
    expect([(await askSlides('zh'))[0]?.title, (await askSlides('en'))[0]?.title]).toEqual([
      '（仅有英文）A New Title',
      'A New Title',
    ]);
  });

  test('may be none at all', async () => {
    await change('forum', idFromKey('slide', 'theme'), (db) => db.delete(tables.slide));
    expect(await askSlides('zh')).toEqual([]);
  });
});

describe('the introduction', () => {
  test.each(['zh', 'en'] as const)('has chapters, facts, organisers and contacts, in %s', async (language) => {
    const said = await ask<Introduction>('getIntroduction', language);
    const headings = (kind: string) =>
      sections.filter((section) => section.kind === kind).map(({ heading }) => heading[language]);
    expect(
      [said.chapters, said.facts, said.organisers, said.contacts].map((part) => part.map(({ heading }) => heading)),
    ).toEqual(['chapter', 'fact', 'organiser', 'contact'].map(headings));
    expect([said.name, said.theme, said.place]).toEqual([forum.name, forum.theme, forum.place].map((t) => t[language]));
  });

  test('shows the days, the secretariat’s telephone and the filing numbers of the configuration', async () => {
    const { firstDay, lastDay, secretariatPhone, filings } = await ask<Introduction>('getIntroduction', 'zh');
    expect({ firstDay, lastDay, secretariatPhone, filings }).toEqual({
      firstDay: '2027-03-21',
      lastDay: '2027-03-23',
      secretariatPhone: forum.secretariatPhone,
      filings: ['京ICP备00000000号', '京公网安备00000000000000号'],
    });
  });

  test('has a picture only if its author gave one', async () => {
    const { chapters } = await ask<Introduction>('getIntroduction', 'en');
    expect(chapters.map((chapter) => chapter.picture?.height ?? null)).toEqual([600, null, null]);
  });
});

describe('the help on Home', () => {
  test('has the numbers to call and the Wi-Fi of the venues', async () => {
    const { secretariatPhone, emergencyPhone, medicalPhone, wifi } = forum;
    expect(await ask<Help>('getHelp', 'zh')).toEqual({ secretariatPhone, emergencyPhone, medicalPhone, wifi });
  });

  test('has nulls for what the secretariat has not set, and is read anew only when the Forum changes', async () => {
    const before = await ask<Help>('getHelp', 'en');
    const without = { emergencyPhone: null, medicalPhone: null, wifi: null };
    await server.db.update(forumTable).set(without);
    expect(await ask<Help>('getHelp', 'en')).toEqual(before);
    await change('forum', 'forum', async (db) => db.update(forumTable).set(without));
    expect(await ask<Help>('getHelp', 'en')).toEqual({
      ...{ secretariatPhone: forum.secretariatPhone, emergencyPhone: null, medicalPhone: null, wifi: null },
    });
  });
});

test('a question can be searched in the other language and by its keywords', async () => {
  const of = async (language: Said) => (await askQuestions(language)).flatMap(({ questions }) => questions);
  const [zh, en] = [await of('zh'), await of('en')];
  expect(zh.map(({ otherWords }) => otherWords)).toEqual(en.map(({ question, answer }) => `${question}\n${answer}`));
  expect(zh.map(({ keywords }) => keywords)).toEqual(en.map(({ keywords }) => keywords));
  expect(en.filter(({ keywords }) => keywords === '')).toEqual([]);
});

describe('the questions', () => {
  test.each(['zh', 'en'] as const)('come by category, in their order, in %s', async (language) => {
    expect(
      (await askQuestions(language)).map(({ name, questions }) => [name, questions.map(({ question }) => question)]),
    ).toEqual(
      categories.map(({ name, questions }) => [name[language], questions.map(({ question }) => question[language])]),
    );
  });

  test('one that was withdrawn is gone, and a category without any is left out', async () => {
    const press = categories.find(({ key }) => key === 'press')!;
    const id = idFromKey('question', 'wifi');
    await change('questions', id, async (db) => {
      await db.delete(tables.question).where(eq(tables.question.id, id));
      for (const { key } of press.questions)
        await db.delete(tables.question).where(eq(tables.question.id, idFromKey('question', key)));
    });
    const left = await askQuestions('en');
    expect(left.map(({ name }) => name)).toEqual(
      categories.filter((category) => category !== press).map(({ name }) => name.en),
    );
    expect(left.flatMap(({ questions }) => questions).filter((question) => question.id === id)).toEqual([]);
  });

  test('are read with the same number of queries however many there are', async () => {
    const many = await statementsOf(server.database, questionsByCategory);
    await server.db.execute(sql`delete from question where id not in (select min(id) from question)`);
    expect([await server.db.$count(tables.question), await statementsOf(server.database, questionsByCategory)]).toEqual(
      [1, many],
    );
    expect([many, await statementsOf(server.database, slidesInOrder)]).toEqual([2, 1]);
  });
});
