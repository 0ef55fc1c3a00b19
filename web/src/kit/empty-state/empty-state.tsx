import './empty-state.css';
import { Button } from '../button/button.tsx';
import { NoDataArt, NoNetworkArt } from './empty-state-art.tsx';

type Action = { text: string; icon?: string; onAct: () => void };

type Props = {
  type: 'e-data' | 'e-net';
  title: string;
  text?: string | undefined;
  primary?: Action | undefined;
  quiet?: Action | undefined;
};

export function EmptyState({ type, title, text, primary, quiet }: Props) {
  return (
    <section className="empty-state">
      {type === 'e-net' ? <NoNetworkArt /> : <NoDataArt />}
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {primary && (
        <Button {...(primary.icon && { icon: primary.icon })} onClick={primary.onAct}>
          {primary.text}
        </Button>
      )}
      {quiet && (
        <Button look="quiet" onClick={quiet.onAct}>
          {quiet.text}
        </Button>
      )}
    </section>
  );
}
