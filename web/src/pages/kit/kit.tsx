import './kit.css';
import { type ComponentProps, useState } from 'react';
import type { Demos, Say } from '../../kit/demos.ts';
import { Segment } from '../../kit/segment/segment.tsx';
import { language } from '../../lib/language.ts';
import { textSizes, themes, storage } from '../../lib/storage/storage.ts';
import { setAppearance } from '../../shell/theme-and-text-size.ts';
import { Page } from '../../shell/page/page.tsx';

const files = import.meta.glob<{ demos: Demos }>('../../kit/*/*.demo.tsx', { eager: true });
const pieces = Object.entries(files).map(([path, { demos }]) => ({ name: path.split('/').at(-2) ?? '', demos }));
const english: Say = (en) => en;
const chinese: Say = (_, zh) => zh;

/** This page is for developers, so it is in English; each state is shown in both languages side by side. */
export default function KitPage() {
  const [looks, setLooks] = useState(storage.appearance.get());

  function change(part: Partial<typeof looks>) {
    const next = { ...looks, ...part };
    setLooks(next);
    setAppearance(next);
  }

  return (
    <Page title="Kit">
      <Choice label="Theme" values={themes} chosen={looks.theme} onChoose={(theme) => change({ theme })} />
      <Choice
        label="Text size"
        values={textSizes}
        chosen={looks.textSize}
        onChoose={(textSize) => change({ textSize })}
      />
      {pieces.map(({ name, demos }) => (
        <section key={name} className="kit-page__piece">
          <h2>{name}</h2>
          {Object.entries(demos).map(([state, show]) => (
            <div key={state}>
              <p className="kit-page__state text-caption">{state}</p>
              <div lang="en" className="kit-page__stage">
                {show(english)}
              </div>
              <div lang="zh" className="kit-page__stage">
                {show(chinese)}
              </div>
            </div>
          ))}
        </section>
      ))}
      <button type="button" onClick={language.toggle}>
        Language of the shell
      </button>
    </Page>
  );
}

type ChoiceProps<V extends string> = { label: string; values: readonly V[]; chosen: V; onChoose: (value: V) => void };

function Choice<V extends string>({ label, values, chosen, onChoose }: ChoiceProps<V>) {
  const choices: ComponentProps<typeof Segment<V>>['choices'] = values.map((value) => ({ value, text: value }));
  return <Segment name={label} label={label} choices={choices} chosen={chosen} onChoose={onChoose} />;
}
