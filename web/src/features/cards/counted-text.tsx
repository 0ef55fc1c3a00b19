import './cards.css';
import { type ComponentProps, useId } from 'react';
import { AreaField } from '../../kit/field/area-field.tsx';

type Props = ComponentProps<typeof AreaField> & { value: string; most: number; count: string };

/** A longer text with its length. It is not cut while it is typed: a text that is too long says so and stays whole. */
export function CountedText({ most, count, value, ...rest }: Props) {
  const countId = useId();
  const over = value.trim().length > most;
  return (
    <div className="counted-text">
      <AreaField rows={3} dir="auto" value={value} aria-describedby={countId} {...rest} />
      <span
        id={countId}
        className={over ? 'counted-text__count counted-text__count--over num' : 'counted-text__count num'}
      >
        {count}
      </span>
    </div>
  );
}
