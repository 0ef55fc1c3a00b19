import { bars, chapter, inOne, points, table, text } from '../../writing.ts';

export const ageing = inOne(
  'en',
  {
    key: 'report-ageing',
    title: 'Growing Old at Home: What Nine Cities Have Learned',
    subtitle: 'Engagement initiative report · Health and society',
  },
  chapter(
    'In brief',
    text(
      'Nine out of ten older people wish to stay in their own homes. This report asks what it takes, in money, in hours and in door widths, to let them. It draws on the accounts of nine cities with between 80,000 and 6.4 million inhabitants, and on 1,326 visits to homes.',
    ),
    text(
      'The most useful measure turned out to be the cheapest: a named person who telephones on the same day each week. The most expensive, sensors in every room, made no difference that we could measure unless somebody answered them within 20 minutes.',
    ),
  ),
  chapter(
    'What it costs to stay',
    text(
      'A place in a residential home costs the nine cities between 2.1 and 3.4 times as much as support at home for a person with the same needs. The ratio falls below one only for those who need help at night more than twice.',
    ),
    bars(
      'Monthly cost of support at home, as a share of a residential place',
      'per cent',
      ['Help on two days', 29],
      ['Help every day', 41],
      ['Help at night, once', 72],
      ['Help at night, three times', 118],
    ),
    text(
      'Mr Ling Zhijie, Chief Executive Officer of Yinian Care, warns against reading the figures as a saving: “What the city saves, a daughter often pays, in hours that nobody counts.” We have counted them: 14.6 hours a week on average, three quarters of them worked by women.',
    ),
  ),
  chapter(
    'Doors, steps and light',
    text(
      'Of the 1,326 homes, 61 per cent had a step at the entrance and 48 per cent a bathroom door narrower than 75 centimetres. Mending both cost 1,150 euros a home on average and paid for itself within 19 months, because fewer people fell.',
    ),
    table(
      ['Change', 'Average cost in euros', 'Falls avoided a year, per 100 homes'],
      ['Ramp or levelled step', '640', '7'],
      ['Wider bathroom door', '510', '4'],
      ['Light with a sensor in the corridor', '45', '9'],
      ['Grab rail by the bed', '38', '6'],
    ),
    text(
      'The corridor light costs less than a dinner and avoids more falls than the ramp. Professor Núria Casadevall calls it the best medicine that no pharmacy sells.',
    ),
  ),
  chapter(
    'People, not devices',
    text(
      'Sakakibara Robotics lent 40 walking aids to two of the cities for a year. Those who were shown how to use them by a neighbour were still using them after six months in 83 per cent of cases; those who received a printed manual, in 31 per cent.',
    ),
    text(
      'Ms Yukari Miyashita, President of the Miyashita Foundation for Ageing Research, concludes that a device should be budgeted together with the afternoon in which somebody explains it.',
    ),
    points(
      'Train one neighbour in each stairwell, and pay for the afternoon',
      'Answer an alarm within 20 minutes, or do not install it',
      'Let the weekly caller stay the same person for at least a year',
    ),
  ),
  chapter(
    'Work and pensions',
    text(
      'In seven of the nine cities people between 65 and 69 may work part-time without losing their pension. Where the rule fits on one page, 18 per cent do so; where it needs a form of eleven pages, 6 per cent.',
    ),
    text(
      'The report therefore recommends what costs nothing: to write the rule on one page. Professor Ouyang Yanqiu, President and Chief Physician of the Affiliated Hospital of Wutong Medical College, offers to test such pages with her patients before they are printed.',
    ),
  ),
  chapter(
    'Recommendations',
    points(
      'A named caller for everybody over 80 who lives alone',
      'A corridor light in every publicly owned flat within two years',
      'Hours of family carers counted in the national accounts',
      'One page, in large type, for every rule on work after 65',
    ),
  ),
);
