import { EmptyState } from '../../kit/empty-state/empty-state.tsx';
import { useNavigate } from '../router/router-context.ts';

type Props = {
  title: string;
  text: string;
  /** The list to go to instead. */
  list: { text: string; path: string };
};

/** Deleted, never there, or an address without an id: the reader is led to the list all the same. */
export function ItemMissing({ title, text, list }: Props) {
  const navigate = useNavigate();
  const openList = () => navigate(list.path, { replace: true });
  return <EmptyState type="e-data" title={title} text={text} primary={{ text: list.text, onAct: openList }} />;
}
