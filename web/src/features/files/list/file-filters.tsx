import { fileCategories, type FileCategory, type FileType } from 'contract/file-categories';
import { Chip } from '../../../kit/chip/chip.tsx';
import { useChipInSight } from '../../../kit/chip/use-chip-in-sight.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useWords } from '../../../lib/words.ts';
import { filesWords } from '../files.words.ts';
import { categories, types } from './files-choice.ts';

type CategoryProps = { chosen: FileCategory | undefined; onChoose: (category: FileCategory | undefined) => void };

/** A second tap on a category shows all again. */
export function FileCategories({ chosen, onChoose }: CategoryProps) {
  const say = useWords(filesWords);
  const language = useLanguage();
  // The first chip stands for all.
  const row = useChipInSight(chosen ? categories.indexOf(chosen) + 1 : 0);
  return (
    <div ref={row} className="chip-row" role="group" aria-label={say.categories}>
      <Chip text={say.all} on={!chosen} onTap={() => onChoose(undefined)} />
      {categories.map((category) => (
        <Chip
          key={category}
          text={fileCategories[category][language]}
          on={chosen === category}
          onTap={() => onChoose(chosen === category ? undefined : category)}
        />
      ))}
    </div>
  );
}

type TypeProps = {
  counts: Readonly<Record<FileType, number>>;
  chosen: FileType | undefined;
  onChoose: (type: FileType | undefined) => void;
};

/** The second filter: only types that there are, each with its number. */
export function FileTypes({ counts, chosen, onChoose }: TypeProps) {
  const say = useWords(filesWords);
  const offered = types.filter((type) => counts[type] > 0 || type === chosen);
  const row = useChipInSight(chosen ? offered.indexOf(chosen) + 1 : 0);
  const all = types.reduce((sum, type) => sum + counts[type], 0);
  // One type alone is no choice.
  if (offered.length < 2) return null;
  return (
    <div ref={row} className="chip-row" role="group" aria-label={say.types}>
      <Chip text={`${say.all} ${all}`} on={!chosen} onTap={() => onChoose(undefined)} />
      {offered.map((type) => (
        <Chip
          key={type}
          text={`${say[type]} ${counts[type]}`}
          on={chosen === type}
          onTap={() => onChoose(chosen === type ? undefined : type)}
        />
      ))}
    </div>
  );
}
