import type { Random } from './random.js';

const NAMES = [
  'Amara Okafor',
  'Jonas Keller',
  'Mei Tanaka',
  'Rosa Delgado',
  'Piotr Zielinski',
  'Hannah Berg',
] as const;
const ROLES = [
  'Ward Manager',
  'Software Engineer',
  'Chartered Accountant',
  'Site Foreman',
  'Primary Teacher',
  'Chef de Partie',
] as const;
const PLACES = [
  'Northgate Infirmary',
  'Harbour Logistics',
  'Elm Street School',
  'Bridge Kitchens',
  'Tyne Foundry',
] as const;
const DEEDS = [
  'led a team of twelve through two audits',
  'cut waiting times by a third in one year',
  'planned the rota and trained new starters',
  'kept the books of four regional offices',
  'introduced weekly reviews with every client',
  'rebuilt the stock system without a day lost',
] as const;
const SECRETS = [
  'kubernetes',
  'terraform',
  'oncology',
  'forklift',
  'hadoop',
  'welding',
  'actuarial',
  'photoshop',
  'mandarin',
  'cardiology',
  'blockchain',
  'paralegal',
] as const;

/** A line as resumes have them, with a number of its own so that no two are alike. */
export function honestLine(random: Random): string {
  const number = random.between(100, 999);
  switch (random.between(0, 3)) {
    case 0:
      return `${random.pick(NAMES)}, ${random.pick(ROLES)} ${number}`;
    case 1:
      return `${random.pick(ROLES)}, ${random.pick(PLACES)} ${number}`;
    case 2:
      return `At ${random.pick(PLACES)} ${random.pick(DEEDS)} (${number})`;
    default:
      return `She ${random.pick(DEEDS)} in ward ${number}`;
  }
}

/** Words that a cheat would hide: none of them in an honest line. */
export function secretLine(random: Random): string {
  return [1, 2, 3, 4].map(() => random.pick(SECRETS)).join(' ') + ` ${random.between(1000, 9999)}`;
}
