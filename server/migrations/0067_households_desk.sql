-- Who may look after households in the console.
update staff.role set grants = grants || '{"households": "approve"}' where key = 'owner';
update staff.role set grants = grants || '{"households": "edit"}' where key = 'support';
