-- The pages of study material are there now. An entry that staff have changed stays as it is.
update catalogue.menu_entry set redirection_url = '/study', entity_state = 'ACTIVE'
where key = 'free-study-material' and redirection_url = '/study-material' and entity_state = 'INACTIVE';
