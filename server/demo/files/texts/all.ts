import type { DemoDocument } from '../shapes.ts';
import { agendaBooks, agendaTable } from './guides/agenda-book.ts';
import { handbook } from './guides/handbook.ts';
import { interpretation } from './guides/interpretation.ts';
import { shuttle } from './guides/shuttle.ts';
import { speakersGuide } from './guides/speakers.ts';
import { venues } from './guides/venues.ts';
import { culture } from './journals/culture.ts';
import { indexOfIssues } from './journals/index-of-issues.ts';
import { issues } from './journals/issues.ts';
import { ageing } from './reports/ageing.ts';
import { commitments } from './reports/commitments.ts';
import { debt } from './reports/debt.ts';
import { digital } from './reports/digital.ts';
import { food } from './reports/food.ts';
import { grid } from './reports/grid.ts';
import { ports } from './reports/ports.ts';
import { rivers } from './reports/rivers.ts';
import { skills } from './reports/skills.ts';
import { standards } from './reports/standards.ts';

const guides = [handbook, ...agendaBooks, agendaTable, venues, shuttle, speakersGuide, interpretation];
const journals = [...issues, culture, indexOfIssues];
const reports = [ports, grid, ageing, debt, skills, standards, food, rivers, digital, commitments];

/** The texts of all files of several pages. */
export const documents: DemoDocument[] = [...guides, ...journals, ...reports];
