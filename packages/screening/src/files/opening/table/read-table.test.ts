import { describe, expect, it } from 'vitest';
import { makeZip, type ZipFile } from '../../../../tests/support/make-zip.js';
import { openUpload } from '../../../../tests/support/open-in-process.js';

const fileOf = (name: string): ZipFile => ({ name, content: 'Nurse' });

describe('a list of applicants in an archive', () => {
  const applicantsIn = async (list: string | Buffer, ...names: readonly string[]) => {
    const files = [{ name: 'list.csv', content: list }, ...names.map(fileOf)];
    const opened = await openUpload(['all.zip', makeZip(files)]);
    return opened.files.map(({ fileName, applicant }) => [
      fileName,
      applicant?.name,
      applicant?.email,
    ]);
  };

  it('names people by a column of files', async () => {
    const list =
      'Name;E-Mail;Datei\r\n"Lovelace; Ada";ada@example.com;CVs\\one.TXT\r\nGrace;no address;two\r\n';
    expect(await applicantsIn(list, 'cvs/one.txt', 'cvs/two.txt', 'three.txt')).toEqual([
      ['one.txt', 'Lovelace; Ada', 'ada@example.com'],
      ['two.txt', 'Grace', ''],
      ['three.txt', undefined, undefined],
    ]);
  });

  it('names people by their names in those of files, unless two fit', async () => {
    const list =
      'Prénom\tNom\tAdresse e-mail\nAda\tKing\tada@example.com\nLéa\tRoux\tlea@example.com\nRoux\tLéa\tother@example.com\n';
    const utf16 = Buffer.from(`\ufeff${list}`, 'utf16le');
    expect(await applicantsIn(utf16, 'CV_King-Ada.txt', 'RouxLea.txt')).toEqual([
      ['CV_King-Ada.txt', 'Ada King', 'ada@example.com'],
      ['RouxLea.txt', undefined, undefined],
    ]);
  });

  it.each([
    ['Full name,Email,File', 'Ida Ray,ida@example.com,cv'],
    ['Vorname;Nachname;E-Mail-Adresse', 'Ida;Ray;ida@example.com'],
    ['Nom complet;Courriel;Fichier', 'Ida Ray;ida@example.com;cv'],
    ['Nombre;Apellidos;Correo electrónico', 'Ida;Ray;ida@example.com'],
    ['Nome;Cognome;Indirizzo e-mail', 'Ida;Ray;ida@example.com'],
    ['Naam;E-mailadres;Bestandsnaam', 'Ida Ray;ida@example.com;cv'],
    ['Nome completo;Endereço de e-mail;Ficheiro', 'Ida Ray;ida@example.com;cv'],
    ['Imię i nazwisko;Adres e-mail;Nazwa pliku', 'Ida Ray;ida@example.com;cv'],
  ])('is understood by the headings %s', async (headings, row) => {
    const applicants = await applicantsIn(`${headings}\n${row}\n`, 'cv.txt', 'ida ray.txt');
    expect(applicants).toContainEqual([expect.any(String), 'Ida Ray', 'ida@example.com']);
  });

  it('that names nobody is a file like any other', async () => {
    expect(await applicantsIn('Date,Amount\n1,2\n', 'a.txt')).toEqual([
      ['list.csv', undefined, undefined],
      ['a.txt', undefined, undefined],
    ]);
  });
});
