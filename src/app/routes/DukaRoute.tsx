import { useParams } from 'react-router-dom';
import { DukaListRoute } from './DukaListRoute.tsx';
import { MessagesRoute } from './MessagesRoute.tsx';
import { PersonRoute } from './PersonRoute.tsx';

/** `/duka` and what is under it; an unknown section is the list. */
export function DukaRoute() {
  const { section, id } = useParams();
  if (id !== undefined && section === 'detail') return <PersonRoute key={id} personId={toId(id)} />;
  if (id !== undefined && section === 'message') return <MessagesRoute key={id} personId={toId(id)} />;
  return <DukaListRoute />;
}

/** The id of an address; 0, which nobody has, when it is none. */
function toId(text: string): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}
