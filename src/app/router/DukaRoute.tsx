import { useParams } from 'react-router-dom';
import { pages } from './pages.ts';

/** Renders `/duka` and its sections; an unknown section is the list. */
export function DukaRoute() {
  const { section, id } = useParams();
  if (id !== undefined && section === 'detail') return <pages.person.Page key={id} />;
  if (id !== undefined && section === 'message') return <pages.messages.Page key={id} />;
  return <pages.dukaList.Page />;
}
