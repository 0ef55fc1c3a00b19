import { EmptyState } from '../../kit/empty-state/empty-state.tsx';
import { useNavigate } from '../router/router-context.ts';

type Props = {
  title: string;
  text: string;
  /** The list that is offered instead. */
  list: { text: string; path: string };
};

/** The item was deleted, never existed, or the address has no id: the reader is offered the list. */
export function ItemMissing({ title, text, list }: Props) {
  const navigate = useNavigate();
  const openList = () => navigate(list.path, { replace: true });
  return <EmptyState type="e-data" title={title} text={text} primary={{ text: list.text, onAct: openList }} />;
}
