import { useParams } from 'react-router-dom';

/** The id in the address of a person's page; 0, which nobody has, when it is none. */
export function usePersonId(): number {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0;
}
