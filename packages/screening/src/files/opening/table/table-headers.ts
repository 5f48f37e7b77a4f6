import { foldText } from '../../../text/words/fold.js';

type Column = 'name' | 'first' | 'last' | 'email' | 'file';

/** Headings of columns in the languages that are read, folded. A word may head several: 'nom' is a name, and a last name next to 'prénom'. */
const HEADINGS: Readonly<Record<Column, string>> = {
  name: 'name|full name|candidate|candidate name|applicant|applicant name|vollstandiger name|bewerber|bewerberin|kandidat|kandidatin|nom|nom complet|candidat|candidate|nombre|nombre completo|nombre y apellidos|candidato|nome|nome completo|nome e cognome|naam|volledige naam|kandidaat|sollicitant|imie i nazwisko|nazwisko i imie|kandydat|nazwisko',
  first:
    'first name|firstname|given name|forename|vorname|prenom|nombre|nombres|nome|voornaam|imie',
  last: 'last name|lastname|surname|family name|name|nachname|familienname|nom|nom de famille|apellido|apellidos|cognome|sobrenome|apelido|achternaam|nazwisko',
  email:
    'email|e mail|mail|email address|e mail address|emailadresse|e mail adresse|adresse e mail|adresse email|adresse mail|courriel|correo|correo electronico|direccion de correo|posta elettronica|indirizzo e mail|indirizzo email|e mailadres|emailadres|endereco de e mail|endereco de email|adres e mail|adres email',
  file: 'file|filename|file name|document|resume|cv|attachment|datei|dateiname|lebenslauf|anhang|fichier|nom du fichier|piece jointe|archivo|nombre de archivo|fichero|curriculum|allegato|nome file|nome del file|bestand|bestandsnaam|bijlage|arquivo|ficheiro|nome do arquivo|nome do ficheiro|anexo|plik|nazwa pliku|zalacznik|zyciorys',
};

const columnsByHeading = new Map<Column, ReadonlySet<string>>(
  Object.entries(HEADINGS).map(([column, words]) => [column as Column, new Set(words.split('|'))]),
);

function foldHeading(heading: string): string {
  return foldText(heading)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}

/** Place of each column that a list of applicants has. A name is in one column, or in two. */
export interface TableColumns {
  readonly names: readonly number[];
  readonly email: number | null;
  readonly file: number | null;
}

/** The columns by their headings; null for a table that names neither people nor addresses. */
export function findColumns(headings: readonly string[]): TableColumns | null {
  const folded = headings.map(foldHeading);
  const placeOf = (column: Column, besides = -1) => {
    const words = columnsByHeading.get(column);
    const place = folded.findIndex((heading, at) => at !== besides && words?.has(heading));
    return place === -1 ? null : place;
  };
  const first = placeOf('first');
  const last = first === null ? null : placeOf('last', first);
  const full = placeOf('name');
  const names = first !== null && last !== null ? [first, last] : full === null ? [] : [full];
  const email = placeOf('email');
  if (names.length === 0 && email === null) return null;
  return { names, email, file: placeOf('file') };
}
