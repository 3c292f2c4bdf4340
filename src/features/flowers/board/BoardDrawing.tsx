import { memo } from 'react';
import styles from './BoardEstimate.module.css';
import { flowersAlong, petalsPath, type BoardFlower } from './boardFlowers.ts';

/** Draws a flower board on its stand, without texts. Decorative: the caller describes it. */
export const BoardDrawing = memo(function BoardDrawing() {
  return (
    <svg className={styles['drawing']} viewBox="0 -6 640 486" aria-hidden="true">
      <ellipse className={styles['shadow']} cx="320" cy="464" rx="236" ry="9" />
      <path className={styles['stand']} d="M150 340 128 462M490 340l22 122M320 340v120" />
      <rect className={styles['panel']} x="44" y="44" width="552" height="312" rx="6" />
      <rect className={styles['edge']} x="98" y="98" width="444" height="204" rx="3" />
      {leaves.map(({ x, y, radius, turn }, index) => (
        <path
          key={index}
          className={styles['leaf']}
          d={leafPath}
          transform={place(x, y, turn, radius)}
        />
      ))}
      {flowers.map((flower, index) => (
        <Flower key={index} {...flower} />
      ))}
      <rect className={styles['senderPanel']} x="96" y="380" width="448" height="76" rx="6" />
      <rect className={styles['edge']} x="102" y="386" width="436" height="64" rx="3" />
    </svg>
  );
});

function Flower({ x, y, radius, turn, bloom }: BoardFlower) {
  return (
    <g transform={place(x, y, turn, radius)}>
      <path className={styles[bloom]} d={outer} />
      <path className={styles['inner']} d={inner} />
      <circle className={styles['heart']} r="0.2" />
    </g>
  );
}

const outer = petalsPath(11);
const inner = petalsPath(8, 0.58);
const leafPath = 'M0 0Q0.9 -0.62 2 0 0.9 0.62 0 0z';

const leaves = flowersAlong({
  box: { x: 50, y: 50, width: 540, height: 300 },
  radius: 15,
  spacing: 27,
  blooms: ['bud'],
});

const crown: readonly BoardFlower[] = [
  { x: 250, y: 44, radius: 22, turn: 10, bloom: 'cream' },
  { x: 390, y: 44, radius: 22, turn: 50, bloom: 'cream' },
  { x: 286, y: 34, radius: 26, turn: 30, bloom: 'white' },
  { x: 354, y: 34, radius: 26, turn: 70, bloom: 'white' },
  { x: 320, y: 28, radius: 30, turn: 0, bloom: 'white' },
];

const flowers: readonly BoardFlower[] = [
  ...flowersAlong({
    box: { x: 54, y: 54, width: 532, height: 292 },
    radius: 17,
    spacing: 25,
    blooms: ['white', 'white', 'cream'],
  }),
  ...flowersAlong({
    box: { x: 80, y: 80, width: 480, height: 240 },
    radius: 12,
    spacing: 20,
    blooms: ['cream', 'bud'],
  }),
  ...crown,
];

function place(x: number, y: number, turn: number, size: number): string {
  return `translate(${x} ${y}) rotate(${turn}) scale(${size})`;
}
