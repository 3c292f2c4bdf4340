import styles from './RecipientName.module.css';

/** Renders the name of the person for whom an order is, on a line of its own. */
export function RecipientName({ name }: { readonly name: string }) {
  return <span className={styles['name']}>{name}</span>;
}
