import { Fragment } from 'react';

/**
 * A foreign name in Chinese has dots between its parts: a line may break after a dot, not before it or inside a part.
 */
export function BrokenBetweenNames({ name }: { name: string }) {
  return (name.match(/[^·]*·|[^·]+$/gu) ?? []).map((part, index) => {
    const [, start = '', end = ''] = /^(.*?)(.?·?)$/u.exec(part) ?? [];
    return (
      // The position is the key, because the same part may occur twice.
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {start}
        <span className="delegate-head__end">{end}</span>
      </Fragment>
    );
  });
}
