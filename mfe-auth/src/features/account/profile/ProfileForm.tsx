import { TextField } from '@shortlist/web-kit';
import { SettingsForm } from '../components/SettingsForm.js';
import type { ProfileFields } from './profile-fields.js';
import { useProfile } from './use-profile.js';

/** The name and company of the user. */
export function ProfileForm() {
  const { fields, errors, problem, busy, isUnsaved, change, save } = useProfile();

  const field = (name: keyof ProfileFields, label: string, autoComplete: string) => ({
    name,
    label,
    autoComplete,
    value: fields[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });

  return (
    <SettingsForm
      label="Profile"
      what="Your profile"
      saveLabel="Save changes"
      isMain
      busy={busy}
      isUnsaved={isUnsaved}
      problem={problem}
      onSave={save}
    >
      <TextField {...field('firstName', 'First name', 'given-name')} required />
      <TextField {...field('lastName', 'Last name', 'family-name')} required />
      <TextField {...field('company', 'Company', 'organization')} />
    </SettingsForm>
  );
}
