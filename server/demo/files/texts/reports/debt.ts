import { chapter, inOne, points, table, text } from '../../writing.ts';

export const debt = inOne(
  'en',
  {
    key: 'report-debt-points',
    title: 'Debt, Trust and the Next Lending Cycle: Main Points',
    subtitle: 'For the participants of the closed-door seminar only · Not for attribution',
  },
  chapter(
    'How to read these points',
    text(
      'The chair has written down what was said, not who said it. Participants are asked to verify the points within 48 hours; the text will then be closed and kept by the Secretariat under the number CD-12-03.',
    ),
  ),
  chapter(
    'Disclosure',
    text(
      'There was broad agreement that lenders learn of each other’s terms too late. A table with five columns (lender, amount, currency, maturity, collateral), filled in once a quarter and shown to all creditors at the same time, would settle most of what is now settled by suspicion.',
    ),
    points(
      'Confidentiality clauses should cover the price, not the existence, of a loan',
      'Loans secured on the revenue of a port or a mine belong in the table as well',
      'The table is kept by a third party without a claim of its own',
    ),
  ),
  chapter(
    'Sequence',
    text(
      'Views differed on whether new money should come before or after rescheduling. A middle way found some support: a bridge of at most 180 days, senior to older claims, limited to imports of food, medicines and spare parts.',
    ),
    table(
      ['Step', 'Day', 'Condition'],
      ['Standstill announced', '0', 'Table of debts published to creditors'],
      ['Bridge agreed', '45', 'Two thirds of claims consent'],
      ['Rescheduling signed', '180', 'Comparable treatment verified'],
      ['First new loan', '210', 'Budget passed'],
    ),
  ),
  chapter(
    'The price of patience',
    text(
      'A participant presented figures for 27 reschedulings since 1990. Where the first meeting took place within 60 days of the first missed payment, creditors recovered 71 per cent; where it took more than a year, 46 per cent. Patience before the first meeting is expensive; patience after it is not.',
    ),
    text(
      'Clauses that lengthen a loan by themselves when a storm or a fall in prices is certified were thought useful, provided that the certifier is named beforehand. An example with a trigger of 30 per cent was circulated on one page and taken back at the end.',
    ),
  ),
  chapter(
    'What follows',
    points(
      'Changhe Development Bank circulates a draft of the five-column table within six weeks',
      'A second meeting is held in the spring, by video link, for at most 90 minutes',
      'Nothing of this enters the Chair’s Summary without the consent of all participants',
    ),
  ),
);
