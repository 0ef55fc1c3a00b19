import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import { forum } from '../forum.ts';
import type { DemoMaterial } from './shapes.ts';

const heading = { title: HeadingLevel.HEADING_1, part: HeadingLevel.HEADING_2 };
// East Asian text needs a face of its own; every phone has one of these or replaces it.
const face = { ascii: 'Georgia', hAnsi: 'Georgia', eastAsia: 'SimSun' };

/** Makes a Word document: Chinese first, then English on a new page. */
export function documentOf(material: DemoMaterial): Promise<Buffer> {
  const document = new Document({
    creator: forum.name.en,
    title: material.name.en,
    styles: { default: { document: { run: { font: face, size: 24 } } } },
    numbering: {
      config: ['zh', 'en'].map((language) => ({
        reference: language,
        levels: [
          { level: 0, format: 'decimal', text: '%1.', style: { paragraph: { indent: { left: 480, hanging: 480 } } } },
        ],
      })),
    },
    sections: (['zh', 'en'] as const).map((language) => ({ children: partIn(language, material) })),
  });
  return Packer.toBuffer(document);
}

function partIn(language: 'zh' | 'en', { name, introduction, heading: pointsAre, points }: DemoMaterial): Paragraph[] {
  const spacing = { after: 160, line: 340 };
  return [
    new Paragraph({ children: [new TextRun({ text: forum.name[language], color: '9B1B1F' })], spacing }),
    new Paragraph({ text: name[language], heading: heading.title, spacing }),
    new Paragraph({ text: introduction[language], spacing }),
    new Paragraph({ text: pointsAre[language], heading: heading.part, spacing }),
    ...points.map(
      (point) => new Paragraph({ text: point[language], numbering: { reference: language, level: 0 }, spacing }),
    ),
  ];
}
