import { z } from 'zod';
import { read } from '../wire/call.ts';
import { Id, IsoDate, Picture, Text } from '../wire/values.ts';

export const Slide = z.object({
  id: Id,
  version: z.int(),
  caption: Text,
  title: Text,
  picture: Picture.nullable(),
  /** An address of the app, such as `/pages/map/map`. */
  target: z.string().nullable(),
});
export type Slide = z.infer<typeof Slide>;

export const AboutSection = z.object({
  id: Id,
  version: z.int(),
  heading: Text,
  /** Plain text; a new line is a new paragraph. */
  body: Text,
  picture: Picture.nullable(),
});
export type AboutSection = z.infer<typeof AboutSection>;

export const Introduction = z.object({
  name: Text,
  theme: Text,
  place: Text,
  firstDay: IsoDate,
  lastDay: IsoDate,
  secretariatPhone: z.string(),
  filings: z.array(z.string()),
  chapters: z.array(AboutSection),
  facts: z.array(AboutSection),
  organisers: z.array(AboutSection),
  contacts: z.array(AboutSection),
});
export type Introduction = z.infer<typeof Introduction>;

export const Question = z.object({
  id: Id,
  version: z.int(),
  question: Text,
  answer: Text,
  /** These are never shown, only searched: other words for the subject, and both texts in the other language. */
  keywords: z.string(),
  otherWords: z.string(),
});
export type Question = z.infer<typeof Question>;

export const QuestionCategory = z.object({ id: Id, name: Text, questions: z.array(Question) });
export type QuestionCategory = z.infer<typeof QuestionCategory>;

/** Whom to call and how to get on the network; what the secretariat has not set is null. */
export const Help = z.object({
  secretariatPhone: z.string(),
  emergencyPhone: z.string().nullable(),
  medicalPhone: z.string().nullable(),
  wifi: z.object({ name: z.string(), password: z.string() }).nullable(),
});
export type Help = z.infer<typeof Help>;

export const getSlides = read('/api/about/getSlides', {
  who: 'signed in, limited too',
  summary: 'The slides of Home, in their order.',
  body: {},
  answer: z.object({ slides: z.array(Slide) }),
  shows: ['forum'],
  overlay: false,
  keep: 'public',
});

export const getIntroduction = read('/api/about/getIntroduction', {
  who: 'signed in, limited too',
  summary: 'The Forum’s introduction: chapters, facts, organisers, the Secretariat, the filing numbers.',
  body: {},
  answer: Introduction,
  shows: ['forum'],
  overlay: true,
  keep: 'public',
});

export const getQuestions = read('/api/about/getQuestions', {
  who: 'signed in, limited too',
  summary: 'Frequently asked questions with their answers, by category.',
  body: {},
  answer: z.object({ categories: z.array(QuestionCategory) }),
  shows: ['questions'],
  overlay: true,
  keep: 'public',
});

export const getHelp = read('/api/about/getHelp', {
  who: 'signed in, limited too',
  summary: 'The numbers of the Secretariat, for emergencies and for medical help, and the Wi-Fi of the venues.',
  body: {},
  answer: Help,
  shows: ['forum'],
  overlay: false,
  // The password of the network is for attendees alone.
  keep: 'personal',
});
