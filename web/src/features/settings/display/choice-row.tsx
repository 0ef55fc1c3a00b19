import { useState } from 'react';
import { RadioList } from '../../../kit/radio-list/radio-list.tsx';
import { Sheet } from '../../../kit/sheet/sheet.tsx';
import { useWords } from '../../../lib/words.ts';
import { MenuButton } from '../../../shell/menu-row/menu-row.tsx';
import { settingsWords } from '../settings.words.ts';

type Props<Value extends string> = {
  icon: string;
  title: string;
  options: readonly { value: Value; text: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** A row that says what is chosen; its sheet offers the rest. */
export function ChoiceRow<Value extends string>({ icon, title, options, chosen, onChoose }: Props<Value>) {
  const { close } = useWords(settingsWords);
  const [isOpen, setOpen] = useState(false);
  function choose(text: string) {
    const option = options.find(({ value }) => value === text);
    if (option) onChoose(option.value);
    setOpen(false);
  }
  return (
    <>
      <MenuButton
        icon={icon}
        title={title}
        value={options.find(({ value }) => value === chosen)?.text}
        onTap={() => setOpen(true)}
      />
      {isOpen && (
        <Sheet title={title} closeText={close} onClose={() => setOpen(false)}>
          <RadioList label={title} options={options} chosen={chosen} onChoose={choose} />
        </Sheet>
      )}
    </>
  );
}
